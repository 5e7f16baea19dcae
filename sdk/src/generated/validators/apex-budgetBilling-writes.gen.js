// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateSetUpBudgetBilling = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate2.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "uuid"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && data.monthlyCents === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/monthlyCents", keyword: "required", message: "must have required property 'monthlyCents'" })), data && typeof data == "object" && !Array.isArray(data) && data.termsVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "required", message: "must have required property 'termsVersion'" })), data && typeof data == "object" && !Array.isArray(data) && data.agreed === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/agreed", keyword: "required", message: "must have required property 'agreed'" })), data && typeof data == "object" && !Array.isArray(data) && (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.language !== void 0)) {
    let data0 = data.language;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data1 = data.idempotencyKey;
    typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.agreed === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/agreed", keyword: "required", message: "must have required property 'agreed'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.monthlyCents === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/monthlyCents", keyword: "required", message: "must have required property 'monthlyCents'" })), data.termsVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "required", message: "must have required property 'termsVersion'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.monthlyCents !== void 0) {
      let data3 = data.monthlyCents;
      Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/monthlyCents", keyword: "type", message: "must be integer" })), Number.isFinite(data3) && data3 < 100 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/monthlyCents", keyword: "minimum", message: "must be >= 100" }));
    }
    if (data.termsVersion !== void 0) {
      let data4 = data.termsVersion;
      typeof data4 == "string" ? (ucs2length(data4) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "type", message: "must be string" });
    }
    if (data.agreed !== void 0) {
      let data5 = data.agreed;
      typeof data5 != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/agreed", keyword: "type", message: "must be boolean" })), data5 !== !0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/agreed", keyword: "const", message: "must be equal to constant" }));
    }
    data.language !== void 0 && (validate2(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.idempotencyKey !== void 0 && (validate3(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate3.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateStopBudgetBilling = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.language !== void 0)) {
    let data0 = data.language;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  return data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.language !== void 0 && (validate2(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate2.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate4.errors = vErrors, errors === 0;
}
export {
  validateSetUpBudgetBilling,
  validateStopBudgetBilling
};
