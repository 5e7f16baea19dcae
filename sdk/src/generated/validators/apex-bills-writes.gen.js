// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validatePayBill = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 256 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 256 characters" })), ucs2length(data) < 8 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 8 characters" })), pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z0-9_-]+$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate3.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "uuid"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate4.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && (data.pays === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pays", keyword: "required", message: "must have required property 'pays'" })), data.pays !== void 0)) {
    let data0 = data.pays;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pays", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.balanceCents === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/balanceCents", keyword: "required", message: "must have required property 'balanceCents'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data1 = data.idempotencyKey;
    typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.balanceCents === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/balanceCents", keyword: "required", message: "must have required property 'balanceCents'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.pays === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pays", keyword: "required", message: "must have required property 'pays'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.pays !== void 0) {
      let data3 = data.pays;
      typeof data3 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pays", keyword: "type", message: "must be string" })), data3 === "balance" || data3 === "pastDue" || data3 === "other" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pays", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.otherAmount !== void 0) {
      let data4 = data.otherAmount;
      Number.isFinite(data4) ? (data4 > 1e5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/otherAmount", keyword: "maximum", message: "must be <= 100000" })), data4 < 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/otherAmount", keyword: "minimum", message: "must be >= 0" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/otherAmount", keyword: "type", message: "must be number" });
    }
    if (data.balanceCents !== void 0) {
      let data5 = data.balanceCents;
      Number.isInteger(data5) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/balanceCents", keyword: "type", message: "must be integer" })), Number.isFinite(data5) && data5 < 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/balanceCents", keyword: "minimum", message: "must be >= 0" }));
    }
    if (data.pastDueCents !== void 0) {
      let data6 = data.pastDueCents;
      Number.isInteger(data6) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pastDueCents", keyword: "type", message: "must be integer" })), Number.isFinite(data6) && data6 < 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pastDueCents", keyword: "minimum", message: "must be >= 0" }));
    }
    if (data.method !== void 0) {
      let data7 = data.method;
      typeof data7 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "type", message: "must be string" })), data7 === "card" || data7 === "bank" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.paymentMethodId !== void 0) {
      let data8 = data.paymentMethodId;
      typeof data8 == "string" ? (ucs2length(data8) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), ucs2length(data8) < 4 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "minLength", message: "must NOT have fewer than 4 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "type", message: "must be string" });
    }
    data.paymentToken !== void 0 && (validate2(data.paymentToken, { instancePath: instancePath + "/paymentToken" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.keepMethod !== void 0 && typeof data.keepMethod != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/keepMethod", keyword: "type", message: "must be boolean" })), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.idempotencyKey !== void 0 && (validate4(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.paymentMethodId === void 0 && data.paymentToken === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "requiredAny", message: "one of paymentMethodId, paymentToken has to be there" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentToken", keyword: "requiredAny", message: "one of paymentMethodId, paymentToken has to be there" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
export {
  validatePayBill
};
