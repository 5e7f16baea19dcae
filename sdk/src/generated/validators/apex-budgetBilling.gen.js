// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

var validateGetBudgetBilling = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate0.errors = vErrors, errors === 0;
}
var validateGetBudgetBillingTerms = validate2;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate3.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.language !== void 0) {
      let data1 = data.language;
      validate3(data1, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors)), typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate2.errors = vErrors, errors === 0;
}
export {
  validateGetBudgetBilling,
  validateGetBudgetBillingTerms
};
