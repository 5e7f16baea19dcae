/** Classes that carry calls out, by the name behind the prefix; `$P` stands for the prefix. */
export const CALL_CLASSES: { readonly [name: string]: string } = {
  Area: String.raw`
/** The calls of one area. */
public interface $PArea {
  /** Checks a request by the rules of the specs, and has it answered. */
  $PData call(String name, $PInput input);
}
`,
  Calls: String.raw`
/** Makes an answer of whatever comes of a call. */
public with sharing class $PCalls {
  /** Tests have no site: null asks the platform. */
  @TestVisible
  private static Boolean guest;

  /** Throws the error where nobody is logged in. A guest has the right to no object, so that a query would fail without a word. */
  public static void refuseGuests($PException error) {
    if (guest == null ? Auth.CommunitiesUtil.isGuestUser() : guest) {
      throw error;
    }
  }

  /** A call that changes nothing, so that its answer may be cached. */
  public static $PResult read($PArea area, String name, Map<String, Object> values) {
    try {
      return $PResult.forData(area.call(name, $PInput.ofQuery(values)));
    } catch ($PException error) {
      return told(name, error);
    } catch (Exception error) {
      return unexpected(name, error);
    }
  }

  /**
   * Any other call. Nothing is changed by one that fails, but for what its error keeps; one with a key is carried out once.
   */
  public static $PResult write($PArea area, String name, Map<String, Object> values) {
    Savepoint before = Database.setSavepoint();
    $PIdempotency request = new $PIdempotency(name, values);
    try {
      $PResult earlier = request.start();
      if (earlier != null) {
        return earlier;
      }
      $PResult result = $PResult.forData(area.call(name, new $PInput(values, '')));
      request.finish(result);
      return result;
    } catch ($PException error) {
      if (error.keepsChanges) {
        request.forget();
      } else {
        Database.rollback(before);
      }
      return told(name, error);
    } catch (Exception error) {
      Database.rollback(before);
      return unexpected(name, error);
    }
  }

  /** An error of the specs. What the org itself has to mend is in the log, too. */
  private static $PResult told(String name, $PException error) {
    if (error.status() >= 500) {
      System.debug(LoggingLevel.ERROR, name + ': ' + error.code() + ': ' + error.getMessage());
    }
    return $PResult.forError(error);
  }

  /** The log has the details, the customer none of them. */
  private static $PResult unexpected(String name, Exception error) {
    System.debug(LoggingLevel.ERROR, name + ': ' + error.getTypeName() + ': ' + error.getStackTraceString());
    return $PResult.forError(new $PException());
  }
}
`,
  Idempotency: String.raw`
/**
 * Keeps the answer of each key for a day. It works without sharing and in system mode: a guest owns no record and can read none, and
 * nobody but this class reads these; a key is found by its hash together with call and user.
 */
public without sharing class $PIdempotency {
  private final String key;
  private final String digest;
  private $P_Request__c row;

  public $PIdempotency(String name, Map<String, Object> values) {
    Object given = values.get('idempotencyKey');
    if (given == null) {
      return;
    }
    this.key = hash(name + '\n' + UserInfo.getUserId() + '\n' + String.valueOf(given));
    this.digest = hash(JSON.serialize(values));
  }

  /** The answer of an earlier try, if there was one. The same key for something else is refused. */
  public $PResult start() {
    if (key == null) {
      return null;
    }
    List<$P_Request__c> rows = rowsOfKey();
    if (!rows.isEmpty()) {
      return answerOf(rows[0]);
    }
    row = new $P_Request__c(Key__c = key, Digest__c = digest, Expires__c = Datetime.now().addDays(1));
    try {
      Database.insert(row, AccessLevel.SYSTEM_MODE);
    } catch (DmlException error) {
      row = null;
      if (error.getDmlType(0) != StatusCode.DUPLICATE_VALUE) {
        throw error;
      }
      // The key is unique, and the platform has waited until the try that was faster is over.
      rows = rowsOfKey();
      if (rows.isEmpty()) {
        throw new $PErrors.UnableToProcessException();
      }
      return answerOf(rows[0]);
    }
    return null;
  }

  private List<$P_Request__c> rowsOfKey() {
    return [
      SELECT Digest__c, Status__c, Body__c
      FROM $P_Request__c
      WHERE Key__c = :key
      WITH SYSTEM_MODE
      LIMIT 1
    ];
  }

  private $PResult answerOf($P_Request__c earlier) {
    if (!digest.equals(earlier.Digest__c) || earlier.Status__c == null) {
      throw new $PErrors.UnableToProcessException();
    }
    return new $PResult(earlier.Status__c.intValue(), earlier.Body__c);
  }

  public void finish($PResult result) {
    if (row == null) {
      return;
    }
    row.Status__c = result.status;
    row.Body__c = result.body;
    Database.update(row, AccessLevel.SYSTEM_MODE);
  }

  /** The same key may be tried again. */
  public void forget() {
    if (row != null) {
      Database.delete(row, AccessLevel.SYSTEM_MODE);
    }
  }

  private static String hash(String text) {
    return EncodingUtil.convertToHex(Crypto.generateDigest('SHA-256', Blob.valueOf(text)));
  }
}
`,
  RequestCleanup: String.raw`
/** Forgets keys that are older than a day; to be scheduled once an hour. */
public without sharing class $PRequestCleanup implements Schedulable {
  public void execute(SchedulableContext context) {
    List<$P_Request__c> rows = [
      SELECT Id
      FROM $P_Request__c
      WHERE Expires__c < :Datetime.now()
      WITH SYSTEM_MODE
      LIMIT 10000
    ];
    Database.delete(rows, AccessLevel.SYSTEM_MODE);
  }
}
`,
};
