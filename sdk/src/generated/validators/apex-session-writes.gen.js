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
var validateLogInWithCode = validate2;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9]{4,10}$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.username === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "required", message: "must have required property 'username'" })), data && typeof data == "object" && !Array.isArray(data) && data.code === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "required", message: "must have required property 'code'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "required", message: "must have required property 'code'" })), data.username === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "required", message: "must have required property 'username'" })), data.username !== void 0) {
      let data0 = data.username;
      typeof data0 == "string" ? (ucs2length(data0) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "type", message: "must be string" });
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      typeof data1 == "string" ? pattern0.test(data1) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "pattern", message: 'must match pattern "^[0-9]{4,10}$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/code", keyword: "type", message: "must be string" });
    }
    data.sharedDevice !== void 0 && typeof data.sharedDevice != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sharedDevice", keyword: "type", message: "must be boolean" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate2.errors = vErrors, errors === 0;
}
var validateSendLogInCode = validate3;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.username === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "required", message: "must have required property 'username'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.username === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "required", message: "must have required property 'username'" })), data.username !== void 0) {
      let data0 = data.username;
      typeof data0 == "string" ? (ucs2length(data0) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/username", keyword: "type", message: "must be string" });
    }
    data.language !== void 0 && (validate4(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate4.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
var validateLogOut = validateExtendSession;
export {
  validateExtendSession,
  validateLogIn,
  validateLogInWithCode,
  validateLogOut,
  validateSendLogInCode
};
