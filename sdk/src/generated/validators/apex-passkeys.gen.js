// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

var validateGetPasskeys = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), validate0.errors = vErrors, errors === 0;
}
export {
  validateGetPasskeys
};
