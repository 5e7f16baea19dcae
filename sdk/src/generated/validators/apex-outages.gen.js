// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

var validateGetAddressOutage = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate0.errors = vErrors, errors === 0;
}
var validateGetOutages = validate2;
var pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate3.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.zipCode === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zipCode", keyword: "required" })), data.zipCode !== void 0 && (validate3(data.zipCode, { instancePath: instancePath + "/zipCode" }) || (errors = (vErrors ??= []).push(...validate3.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate2.errors = vErrors, errors === 0;
}
export {
  validateGetAddressOutage,
  validateGetOutages
};
