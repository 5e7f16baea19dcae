/** The class with RestResource; the words that begin with a dollar stand for what is its own. */
export const REST_CLASS = String.raw`/** The same calls with real statuses, as far as the platform can set them. */
@RestResource(urlMapping='$PATH/*')
global with sharing class $PRest {
  private static final Set<Integer> ALLOWED = new Set<Integer>{ $ALLOWED };
  private static final Set<String> CLASSES = new Set<String>{ $CLASSES };
  private static final Set<String> READS = new Set<String>{
    $READS
  };

  @HttpGet
  global static void doGet() {
    String name = nameOf(RestContext.request);
    Map<String, Object> values = new Map<String, Object>();
    for (String parameter : RestContext.request.params.keySet()) {
      values.put(parameter, RestContext.request.params.get(parameter));
    }
    $PArea area = areaOf(name);
    if (area == null || !READS.contains(name)) {
      send(missing(area == null ? 404 : 405));
      return;
    }
    send($PCalls.read(area, name, values));
  }

  @HttpPost
  global static void doPost() {
    String name = nameOf(RestContext.request);
    $PArea area = areaOf(name);
    if (READS.contains(name) || area == null) {
      send(missing(area == null ? 404 : 405));
      return;
    }
    send($PCalls.write(area, name, bodyOf(RestContext.request)));
  }

  /** Empty at every address that the document does not have: a proxy counts calls by their addresses. */
  private static String nameOf(RestRequest request) {
    String address = request.requestURI.substringAfterLast('$PATH/');
    return CLASSES.contains(address.substringBeforeLast('/')) ? address.substringAfterLast('/') : '';
  }

  private static Map<String, Object> bodyOf(RestRequest request) {
    String sent = request.requestBody == null ? '' : request.requestBody.toString();
    try {
      Object given = String.isBlank(sent) ? new Map<String, Object>() : JSON.deserializeUntyped(sent);
      return given instanceof Map<String, Object> ? (Map<String, Object>) given : new Map<String, Object>{ '' => given };
    } catch (JSONException error) {
      return new Map<String, Object>{ '' => sent };
    }
  }

  private static $PResult missing(Integer status) {
    $PResult result = $PResult.forError(new $PErrors.NotFoundException());
    return new $PResult(status, result.body);
  }

  private static void send($PResult result) {
    RestResponse response = RestContext.response;
    response.addHeader('Content-Type', 'application/json');
    for (String name : result.headers.keySet()) {
      response.addHeader(name, result.headers.get(name));
    }
    if (!ALLOWED.contains(result.status)) {
      response.addHeader($HEADER, String.valueOf(result.status));
    }
    response.statusCode = ALLOWED.contains(result.status) ? result.status : $OTHERWISE;
    response.responseBody = Blob.valueOf(result.body);
  }

  private static $PArea areaOf(String name) {
    switch on name {
$WHENS      when else {
        return null;
      }
    }
  }
}
`;
