// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetAutopay = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate0.errors = vErrors, errors === 0;
}
var validateGetAutopayAuthorization = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.authorizationId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/authorizationId", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.authorizationId !== void 0) {
      let data1 = data.authorizationId;
      typeof data1 == "string" ? (ucs2length(data1) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/authorizationId", keyword: "maxLength" })), ucs2length(data1) < 4 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/authorizationId", keyword: "minLength" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/authorizationId", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate2.errors = vErrors, errors === 0;
}
var validateGetAutopayTerms = validate3;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required" })), data.method === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "required" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.method !== void 0) {
      let data1 = data.method;
      data1 === "card" || data1 === "bank" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "enum" })), typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "type" });
    }
    if (data.language !== void 0) {
      let data2 = data.language;
      validate4(data2, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate4.errors)), typeof data2 == "string" && data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate3.errors = vErrors, errors === 0;
}
var validateGetPaymentMethods = validateGetAutopay;
export {
  validateGetAutopay,
  validateGetAutopayAuthorization,
  validateGetAutopayTerms,
  validateGetPaymentMethods
};
