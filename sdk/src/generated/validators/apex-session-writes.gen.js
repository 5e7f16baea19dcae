// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateExtendSession = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" })), validate0.errors = vErrors, errors === 0;
}
var validateLogIn = validate1;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.username === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "required", message: "must have required property 'username'" })), data && typeof data == "object" && !Array.isArray(data) && data.password === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/password", keyword: "required", message: "must have required property 'password'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.password === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/password", keyword: "required", message: "must have required property 'password'" })), data.username === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "required", message: "must have required property 'username'" })), data.username !== void 0) {
      let data0 = data.username;
      typeof data0 == "string" ? (ucs2length(data0) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "type", message: "must be string" });
    }
    if (data.password !== void 0) {
      let data1 = data.password;
      typeof data1 == "string" ? (ucs2length(data1) > 1e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/password", keyword: "maxLength", message: "must NOT have more than 1000 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/password", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/password", keyword: "type", message: "must be string" });
    }
    data.sharedDevice !== void 0 && typeof data.sharedDevice != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sharedDevice", keyword: "type", message: "must be boolean" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate1.errors = vErrors, errors === 0;
}
var validateLogOut = validateExtendSession;
export {
  validateExtendSession,
  validateLogIn,
  validateLogOut
};
