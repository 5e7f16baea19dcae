// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateChangePassword = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data && typeof data == "object" && !Array.isArray(data) && data.newPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "required", message: "must have required property 'newPassword'" })), data && typeof data == "object" && !Array.isArray(data) && data.confirmPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "required", message: "must have required property 'confirmPassword'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.confirmPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "required", message: "must have required property 'confirmPassword'" })), data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data.newPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "required", message: "must have required property 'newPassword'" })), data.currentPassword !== void 0) {
      let data0 = data.currentPassword;
      typeof data0 == "string" ? (ucs2length(data0) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "type", message: "must be string" });
    }
    if (data.newPassword !== void 0) {
      let data1 = data.newPassword;
      typeof data1 == "string" ? (ucs2length(data1) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "type", message: "must be string" });
    }
    if (data.confirmPassword !== void 0) {
      let data2 = data.confirmPassword;
      typeof data2 == "string" ? (ucs2length(data2) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateRequestPasswordReset = validate1;
var formats0 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 254 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 254 characters" })), formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "email"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate3.errors = vErrors, errors === 0;
}
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && (data.email === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "required", message: "must have required property 'email'" })), data.email !== void 0)) {
    let data0 = data.email;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  return data && typeof data == "object" && !Array.isArray(data) ? (data.email === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "required", message: "must have required property 'email'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.email !== void 0 && (validate2(data.email, { instancePath: instancePath + "/email" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate1.errors = vErrors, errors === 0;
}
var validateSetNewPassword = validate4;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 256 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 256 characters" })), ucs2length(data) < 16 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 16 characters" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z0-9_-]+$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate5.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.token === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/token", keyword: "required", message: "must have required property 'token'" })), data && typeof data == "object" && !Array.isArray(data) && data.newPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "required", message: "must have required property 'newPassword'" })), data && typeof data == "object" && !Array.isArray(data) && data.confirmPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "required", message: "must have required property 'confirmPassword'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.confirmPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "required", message: "must have required property 'confirmPassword'" })), data.newPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "required", message: "must have required property 'newPassword'" })), data.token === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/token", keyword: "required", message: "must have required property 'token'" })), data.token !== void 0 && (validate5(data.token, { instancePath: instancePath + "/token" }) || (errors = (vErrors ??= []).push(...validate5.errors))), data.newPassword !== void 0) {
      let data1 = data.newPassword;
      typeof data1 == "string" ? (ucs2length(data1) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/newPassword", keyword: "type", message: "must be string" });
    }
    if (data.confirmPassword !== void 0) {
      let data2 = data.confirmPassword;
      typeof data2 == "string" ? (ucs2length(data2) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/confirmPassword", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate4.errors = vErrors, errors === 0;
}
export {
  validateChangePassword,
  validateRequestPasswordReset,
  validateSetNewPassword
};
