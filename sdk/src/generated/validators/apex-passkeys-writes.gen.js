// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateAddPasskey = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.challengeId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/challengeId", keyword: "required", message: "must have required property 'challengeId'" })), data && typeof data == "object" && !Array.isArray(data) && data.credential === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/credential", keyword: "required", message: "must have required property 'credential'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.challengeId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/challengeId", keyword: "required", message: "must have required property 'challengeId'" })), data.credential === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/credential", keyword: "required", message: "must have required property 'credential'" })), data.challengeId !== void 0) {
      let data0 = data.challengeId;
      typeof data0 == "string" ? (ucs2length(data0) > 100 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/challengeId", keyword: "maxLength", message: "must NOT have more than 100 characters" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/challengeId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/challengeId", keyword: "type", message: "must be string" });
    }
    if (data.credential !== void 0) {
      let data1 = data.credential;
      data1 && typeof data1 == "object" && !Array.isArray(data1) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/credential", keyword: "type", message: "must be object" }));
    }
    data.sharedDevice !== void 0 && typeof data.sharedDevice != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sharedDevice", keyword: "type", message: "must be boolean" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateBeginPasskey = validate1;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.name === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "required", message: "must have required property 'name'" })), data && typeof data == "object" && !Array.isArray(data) && data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data.name === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "required", message: "must have required property 'name'" })), data.name !== void 0) {
      let data0 = data.name;
      typeof data0 == "string" ? (ucs2length(data0) > 60 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "maxLength", message: "must NOT have more than 60 characters" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/name", keyword: "type", message: "must be string" });
    }
    if (data.currentPassword !== void 0) {
      let data1 = data.currentPassword;
      typeof data1 == "string" ? (ucs2length(data1) > 1e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "maxLength", message: "must NOT have more than 1000 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate1.errors = vErrors, errors === 0;
}
var validateBeginPasskeyLogIn = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" })), validate2.errors = vErrors, errors === 0;
}
var validateRemovePasskey = validate3;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.passkeyId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/passkeyId", keyword: "required", message: "must have required property 'passkeyId'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.passkeyId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/passkeyId", keyword: "required", message: "must have required property 'passkeyId'" })), data.passkeyId !== void 0) {
      let data0 = data.passkeyId;
      typeof data0 == "string" ? (ucs2length(data0) > 100 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/passkeyId", keyword: "maxLength", message: "must NOT have more than 100 characters" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/passkeyId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/passkeyId", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
var validateLogInWithPasskey = validateAddPasskey;
export {
  validateAddPasskey,
  validateBeginPasskey,
  validateBeginPasskeyLogIn,
  validateLogInWithPasskey,
  validateRemovePasskey
};
