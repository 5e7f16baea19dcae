// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateAnswerIdentityVerification = validate0;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.verificationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/verificationId", keyword: "required", message: "must have required property 'verificationId'" })), data && typeof data == "object" && !Array.isArray(data) && data.questionId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/questionId", keyword: "required", message: "must have required property 'questionId'" })), data && typeof data == "object" && !Array.isArray(data) && data.answer === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/answer", keyword: "required", message: "must have required property 'answer'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.answer === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/answer", keyword: "required", message: "must have required property 'answer'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.questionId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/questionId", keyword: "required", message: "must have required property 'questionId'" })), data.verificationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/verificationId", keyword: "required", message: "must have required property 'verificationId'" })), data.verificationId !== void 0) {
      let data0 = data.verificationId;
      typeof data0 == "string" ? (ucs2length(data0) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/verificationId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), ucs2length(data0) < 4 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/verificationId", keyword: "minLength", message: "must NOT have fewer than 4 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/verificationId", keyword: "type", message: "must be string" });
    }
    if (data.questionId !== void 0) {
      let data1 = data.questionId;
      typeof data1 == "string" ? (ucs2length(data1) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/questionId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/questionId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/questionId", keyword: "type", message: "must be string" });
    }
    if (data.answer !== void 0) {
      let data2 = data.answer;
      typeof data2 == "string" ? (ucs2length(data2) > 100 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/answer", keyword: "maxLength", message: "must NOT have more than 100 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/answer", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/answer", keyword: "type", message: "must be string" });
    }
    data.language !== void 0 && (validate1(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate1.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateCancelIdentityVerification = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.verificationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/verificationId", keyword: "required", message: "must have required property 'verificationId'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.verificationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/verificationId", keyword: "required", message: "must have required property 'verificationId'" })), data.verificationId !== void 0) {
      let data0 = data.verificationId;
      typeof data0 == "string" ? (ucs2length(data0) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/verificationId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), ucs2length(data0) < 4 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/verificationId", keyword: "minLength", message: "must NOT have fewer than 4 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/verificationId", keyword: "type", message: "must be string" });
    }
    data.language !== void 0 && (validate1(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate1.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate2.errors = vErrors, errors === 0;
}
var validateStartIdentityVerification = validate3;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data && typeof data == "object" && !Array.isArray(data) ? (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data.orderId !== void 0 && (validate4(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.language !== void 0 && (validate1(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate3.errors = vErrors, errors === 0;
}
var validatePostponeIdentityVerification = validateCancelIdentityVerification, validateResendIdentityCode = validateCancelIdentityVerification;
export {
  validateAnswerIdentityVerification,
  validateCancelIdentityVerification,
  validatePostponeIdentityVerification,
  validateResendIdentityCode,
  validateStartIdentityVerification
};
