// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCheckEmailAddress = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "required" })), data.email !== void 0) {
      let data0 = data.email;
      typeof data0 == "string" ? (ucs2length(data0) > 320 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "maxLength" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "minLength" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetEmailStatus = validate1;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), validate1.errors = vErrors, errors === 0;
}
export {
  validateCheckEmailAddress,
  validateGetEmailStatus
};
