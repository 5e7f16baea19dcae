// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

var validateGetAccountSummary = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate0.errors = vErrors, errors === 0;
}
var validateGetAccounts = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), validate2.errors = vErrors, errors === 0;
}
var validateGetEnrollmentStatus = validate3;
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate4.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate5.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required" })), data.orderId !== void 0 && (validate4(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.language !== void 0 && (validate5(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate5.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate3.errors = vErrors, errors === 0;
}
var validateGetStartNotices = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required" })), data.orderId !== void 0 && (validate4(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate4.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate6.errors = vErrors, errors === 0;
}
var validateGetLobby = validateGetAccounts;
export {
  validateGetAccountSummary,
  validateGetAccounts,
  validateGetEnrollmentStatus,
  validateGetLobby,
  validateGetStartNotices
};
