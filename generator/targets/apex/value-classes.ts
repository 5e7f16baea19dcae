/** Classes that read and write values, by the name behind the prefix; `$P` stands for the prefix. */
export const VALUE_CLASSES: { readonly [name: string]: string } = {
  Data: String.raw`
/** A value of the specs. */
public interface $PData {
  /** The value as JSON has it; members that may be null and are not known are null. */
  Map<String, Object> toMap();
}
`,
  Result: String.raw`
/** The answer of a call, as x-envelope of the specs has it: an Apex method can set neither status nor header. */
public with sharing class $PResult {
  @AuraEnabled
  public Integer status { get; private set; }
  /** The body as JSON text, so that members that are null stay. */
  @AuraEnabled
  public String body { get; private set; }
  @AuraEnabled
  public Map<String, String> headers { get; private set; }

  public $PResult(Integer status, String body) {
    this.status = status;
    this.body = body;
    this.headers = new Map<String, String>();
  }

  /** The answer of a call that went well. */
  public static $PResult forData($PData data) {
    return new $PResult(200, JSON.serialize(data.toMap()));
  }

  /** The answer of a call that did not. */
  public static $PResult forError($PException error) {
    $PResult result = new $PResult(error.status(), JSON.serialize(error.toList()));
    if (error.retryAfter != null) {
      result.headers.put('Retry-After', String.valueOf(error.retryAfter));
    }
    return result;
  }
}
`,
  Exception: String.raw`
/** An error that the specs know. $PErrors has one class for each code. */
public virtual with sharing class $PException extends Exception {
  /** The member of the request that is to blame. */
  public String field;
  /** Seconds until the next try may succeed. */
  public Integer retryAfter;
  /** True where what was changed before it outlives it, such as a count of wrong tries. */
  public Boolean keepsChanges = false;
  /** Further members of the entry, such as the reason of a decline. */
  public Map<String, Object> details = new Map<String, Object>();

  public virtual String code() {
    return 'SOMETHING_WENT_WRONG';
  }

  public virtual Integer status() {
    return 500;
  }

  public virtual String text() {
    return 'Something went wrong. Please try again.';
  }

  /** The body of the answer. */
  public List<Object> toList() {
    Map<String, Object> entry = new Map<String, Object>{ 'errorCode' => code(), 'message' => text() };
    if (field != null) {
      entry.put('field', field);
    }
    entry.putAll(details);
    return new List<Object>{ entry };
  }
}
`,
  NotWrittenException: String.raw`
/** A call that nobody answers yet. Customers read that something went wrong; the log reads what to write. */
public with sharing class $PNotWrittenException extends $PException {
}
`,
  Input: String.raw`
/** The members of a request, or of an object in one. */
public with sharing class $PInput {
  private final Map<String, Object> values = new Map<String, Object>();
  private final String path;
  private final Boolean isQuery;

  /** Members of a JSON object; what is null counts as absent. */
  public $PInput(Object given, String path) {
    this(given, path, false);
  }

  private $PInput(Object given, String path, Boolean isQuery) {
    this.path = path;
    this.isQuery = isQuery;
    if (!(given instanceof Map<String, Object>)) {
      throw refused(path);
    }
    Map<String, Object> members = (Map<String, Object>) given;
    for (String name : members.keySet()) {
      if (members.get(name) != null) {
        values.put(name, members.get(name));
      }
    }
  }

  /** Parameters of an address: all of them are text. */
  public static $PInput ofQuery(Map<String, Object> given) {
    return new $PInput(given, '', true);
  }

  public $PField field(String name) {
    return new $PField(path == '' ? name : path + '.' + name, values.get(name), isQuery);
  }

  /** Refuses members that the specs do not have. */
  public $PInput only(Set<String> names) {
    for (String name : values.keySet()) {
      if (!names.contains(name)) {
        throw refused(path == '' ? name : path + '.' + name);
      }
    }
    return this;
  }

  /** Wants at least so many members. */
  public $PInput atLeast(Integer count) {
    if (values.size() < count) {
      throw refused(path);
    }
    return this;
  }

  /** Wants others where one is given. */
  public $PInput together(String name, List<String> others) {
    for (String other : others) {
      if (values.containsKey(name) && !values.containsKey(other)) {
        throw refused(other);
      }
    }
    return this;
  }

  public static $PException refused(String field) {
    $PErrors.InvalidInputException error = new $PErrors.InvalidInputException();
    error.field = field;
    return error;
  }
}
`,
  Field: String.raw`
/** One member of a request, with the rules of the specs: each refuses what breaks it. */
public with sharing class $PField {
  private static final Pattern DAY_FORM = Pattern.compile('\\d{4}-\\d{2}-\\d{2}');
  private static final Pattern EMAIL_FORM = Pattern.compile('[^@\\s]+@[^@\\s.]+(?:\\.[^@\\s.]+)+');
  private static final Pattern UUID_FORM = Pattern.compile('(?i)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}');
  private final String name;
  private final Object given;
  private final Boolean isQuery;

  public $PField(String name, Object given, Boolean isQuery) {
    this.name = name;
    this.given = given;
    this.isQuery = isQuery;
  }

  private void check(Boolean isFit) {
    if (!isFit) {
      throw $PInput.refused(name);
    }
  }

  public $PField needed() {
    check(given != null);
    return this;
  }

  /** Characters of a text, or items of a list. */
  public $PField size(Integer least, Integer most) {
    if (given == null) {
      return this;
    }
    Integer count = given instanceof String ? ((String) given).length() : itemsOf().size();
    check((least == null || count >= least) && (most == null || count <= most));
    return this;
  }

  public $PField matching(String expression) {
    check(given == null || (given instanceof String && Pattern.compile(expression).matcher((String) given).find()));
    return this;
  }

  public $PField among(Set<String> allowed) {
    check(given == null || allowed.contains(String.valueOf(given)));
    return this;
  }

  public $PField accepted() {
    check(given == null || flag() == true);
    return this;
  }

  public $PField between(Decimal least, Decimal most) {
    Decimal value = numeric();
    check(value == null || ((least == null || value >= least) && (most == null || value <= most)));
    return this;
  }

  public $PField email() {
    check(given == null || EMAIL_FORM.matcher(text()).matches());
    return this;
  }

  public $PField uuid() {
    check(given == null || UUID_FORM.matcher(text()).matches());
    return this;
  }

  public $PField different() {
    check(given == null || new Set<Object>(itemsOf()).size() == itemsOf().size());
    return this;
  }

  public String text() {
    check(given == null || given instanceof String);
    return (String) given;
  }

  public Integer whole() {
    Decimal value = numeric();
    check(value == null || value == value.setScale(0));
    return value == null ? null : value.intValue();
  }

  public Decimal numeric() {
    if (given == null) {
      return null;
    }
    if (isQuery && given instanceof String) {
      try {
        return Decimal.valueOf((String) given);
      } catch (TypeException error) {
        throw $PInput.refused(name);
      }
    }
    check(given instanceof Integer || given instanceof Long || given instanceof Decimal || given instanceof Double);
    return Decimal.valueOf(String.valueOf(given));
  }

  public Boolean flag() {
    if (isQuery && (given == 'true' || given == 'false')) {
      return given == 'true';
    }
    check(given == null || given instanceof Boolean);
    return (Boolean) given;
  }

  public Date day() {
    if (given == null) {
      return null;
    }
    check(given instanceof String && DAY_FORM.matcher((String) given).matches());
    try {
      return Date.valueOf((String) given);
    } catch (TypeException error) {
      throw $PInput.refused(name);
    }
  }

  public Datetime moment() {
    if (given == null) {
      return null;
    }
    check(given instanceof String);
    try {
      return (Datetime) JSON.deserialize('"' + (String) given + '"', Datetime.class);
    } catch (JSONException error) {
      throw $PInput.refused(name);
    }
  }

  public Map<String, Object> free() {
    check(given == null || given instanceof Map<String, Object>);
    return (Map<String, Object>) given;
  }

  /** The object itself; null where there is none. */
  public $PInput nested() {
    return given == null ? null : new $PInput(given, name);
  }

  /** The items of a list, each as a member of its own; null where there is none. */
  public List<$PField> items() {
    if (given == null) {
      return null;
    }
    List<$PField> found = new List<$PField>();
    for (Object item : itemsOf()) {
      found.add(new $PField(name + '[' + found.size() + ']', item, isQuery));
    }
    return found;
  }

  private List<Object> itemsOf() {
    check(given instanceof List<Object>);
    return (List<Object>) given;
  }
}
`,
  Text: String.raw`
/** Values as JSON has them. */
public with sharing class $PText {
  public static String day(Date value) {
    return value == null ? null : String.valueOf(value).left(10);
  }

  /** With the offset of the user's place, which is the meter's: clients tell hours as they are written. */
  public static String moment(Datetime value) {
    return value == null ? null : value.format('yyyy-MM-dd\'T\'HH:mm:ss.SSSXXX', UserInfo.getTimeZone().getID());
  }

  public static Map<String, Object> data($PData value) {
    return value == null ? null : value.toMap();
  }

  public static List<Object> each(List<Object> values) {
    if (values == null) {
      return null;
    }
    List<Object> told = new List<Object>();
    for (Object value : values) {
      told.add(value instanceof $PData ? (($PData) value).toMap() : value);
    }
    return told;
  }
}
`,
};
