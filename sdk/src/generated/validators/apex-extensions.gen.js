// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

var validateGetExtensionTerms = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.choice === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/choice", keyword: "required" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.choice !== void 0) {
      let data1 = data.choice;
      data1 === "later" || data1 === "two" || data1 === "three" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/choice", keyword: "enum" })), typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/choice", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/choice", keyword: "type" });
    }
    if (data.language !== void 0) {
      let data2 = data.language;
      validate2(data2, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate2.errors)), typeof data2 == "string" && data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetPaymentExtension = validate3;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate3.errors = vErrors, errors === 0;
}
export {
  validateGetExtensionTerms,
  validateGetPaymentExtension
};
