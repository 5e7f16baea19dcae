// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validatePayDeposit = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 256 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 256 characters" })), ucs2length(data) < 16 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 16 characters" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z0-9_-]+$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 256 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 256 characters" })), ucs2length(data) < 8 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 8 characters" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z0-9_-]+$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate3.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "uuid"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate4.errors = vErrors, errors === 0;
}
var formats1 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 254 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 254 characters" })), formats1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "email"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate5.errors = vErrors, errors === 0;
}
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate6.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.paymentToken === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentToken", keyword: "required", message: "must have required property 'paymentToken'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data0 = data.idempotencyKey;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amountCents === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/amountCents", keyword: "required", message: "must have required property 'amountCents'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.paymentToken === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentToken", keyword: "required", message: "must have required property 'paymentToken'" })), data.linkToken !== void 0 && (validate1(data.linkToken, { instancePath: instancePath + "/linkToken" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.orderId !== void 0 && (validate2(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.amountCents !== void 0) {
      let data3 = data.amountCents;
      Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/amountCents", keyword: "type", message: "must be integer" })), Number.isFinite(data3) && data3 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/amountCents", keyword: "minimum", message: "must be >= 1" }));
    }
    data.paymentToken !== void 0 && (validate3(data.paymentToken, { instancePath: instancePath + "/paymentToken" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.idempotencyKey !== void 0 && (validate4(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.email !== void 0 && (validate5(data.email, { instancePath: instancePath + "/email" }) || (errors = (vErrors ??= []).push(...validate5.errors))), data.language !== void 0 && (validate6(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate6.errors))), data.linkToken === void 0 && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/linkToken", keyword: "requiredAny", message: "one of linkToken, orderId has to be there" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "requiredAny", message: "one of linkToken, orderId has to be there" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateStartHostedFields = validate7;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && (data.purpose === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/purpose", keyword: "required", message: "must have required property 'purpose'" })), data.purpose !== void 0)) {
    let data0 = data.purpose;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/purpose", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.method === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "required", message: "must have required property 'method'" })), data.method !== void 0)) {
    let data1 = data.method;
    typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.method === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "required", message: "must have required property 'method'" })), data.purpose === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/purpose", keyword: "required", message: "must have required property 'purpose'" })), data.purpose !== void 0) {
      let data2 = data.purpose;
      typeof data2 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/purpose", keyword: "type", message: "must be string" })), data2 === "deposit" || data2 === "autopay" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/purpose", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.method !== void 0) {
      let data3 = data.method;
      typeof data3 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "type", message: "must be string" })), data3 === "card" || data3 === "bank" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    data.linkToken !== void 0 && (validate1(data.linkToken, { instancePath: instancePath + "/linkToken" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.language !== void 0 && (validate6(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate6.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate7.errors = vErrors, errors === 0;
}
export {
  validatePayDeposit,
  validateStartHostedFields
};
