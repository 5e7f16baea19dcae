// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCancelEmailChange = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" })), validate0.errors = vErrors, errors === 0;
}
var validateConfirmEmailChange = validate1;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 256 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 256 characters" })), ucs2length(data) < 16 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 16 characters" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z0-9_-]+$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate2.errors = vErrors, errors === 0;
}
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) && data.token === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/token", keyword: "required", message: "must have required property 'token'" })), data && typeof data == "object" && !Array.isArray(data) ? (data.token === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/token", keyword: "required", message: "must have required property 'token'" })), data.token !== void 0 && (validate2(data.token, { instancePath: instancePath + "/token" }) || (errors = (vErrors ??= []).push(...validate2.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate1.errors = vErrors, errors === 0;
}
var validateRequestEmailChange = validate3;
var formats0 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 254 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 254 characters" })), formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "email"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate4.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate5.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && (data.newEmail === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newEmail", keyword: "required", message: "must have required property 'newEmail'" })), data.newEmail !== void 0)) {
    let data0 = data.newEmail;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newEmail", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.confirmEmail === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmEmail", keyword: "required", message: "must have required property 'confirmEmail'" })), data.confirmEmail !== void 0)) {
    let data1 = data.confirmEmail;
    typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmEmail", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.confirmEmail === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmEmail", keyword: "required", message: "must have required property 'confirmEmail'" })), data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.newEmail === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newEmail", keyword: "required", message: "must have required property 'newEmail'" })), data.newEmail !== void 0 && (validate4(data.newEmail, { instancePath: instancePath + "/newEmail" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.confirmEmail !== void 0 && (validate4(data.confirmEmail, { instancePath: instancePath + "/confirmEmail" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.currentPassword !== void 0) {
      let data4 = data.currentPassword;
      typeof data4 == "string" ? (ucs2length(data4) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "type", message: "must be string" });
    }
    data.language !== void 0 && (validate5(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate5.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
export {
  validateCancelEmailChange,
  validateConfirmEmailChange,
  validateRequestEmailChange
};
