// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

var validateGetCurrentSession = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateGetCurrentSession
};
