// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

var validateGetIdentityVerification = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
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
    if (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required" })), data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required" })), data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.language !== void 0) {
      let data1 = data.language;
      validate2(data1, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate2.errors)), typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateGetIdentityVerification
};
