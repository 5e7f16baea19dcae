// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateAddPaymentMethod = validate0;
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
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "uuid"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && data.paymentToken === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentToken", keyword: "required", message: "must have required property 'paymentToken'" })), data && typeof data == "object" && !Array.isArray(data) && data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data0 = data.idempotencyKey;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.method === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "required", message: "must have required property 'method'" })), data.paymentToken === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentToken", keyword: "required", message: "must have required property 'paymentToken'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.method !== void 0) {
      let data2 = data.method;
      typeof data2 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "type", message: "must be string" })), data2 === "card" || data2 === "bank" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.paymentToken !== void 0 && (validate2(data.paymentToken, { instancePath: instancePath + "/paymentToken" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.currentPassword !== void 0) {
      let data4 = data.currentPassword;
      typeof data4 == "string" ? (ucs2length(data4) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "type", message: "must be string" });
    }
    data.idempotencyKey !== void 0 && (validate3(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate3.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateCancelAutopay = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate4.errors = vErrors, errors === 0;
}
var validateChangeAutopay = validate5;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate6.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && (data.method === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "required", message: "must have required property 'method'" })), data.method !== void 0)) {
    let data0 = data.method;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.textVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/textVersion", keyword: "required", message: "must have required property 'textVersion'" })), data && typeof data == "object" && !Array.isArray(data) && data.textHash === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/textHash", keyword: "required", message: "must have required property 'textHash'" })), data && typeof data == "object" && !Array.isArray(data) && data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data1 = data.idempotencyKey;
    typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.authorized === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/authorized", keyword: "required", message: "must have required property 'authorized'" })), data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.method === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "required", message: "must have required property 'method'" })), data.textHash === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/textHash", keyword: "required", message: "must have required property 'textHash'" })), data.textVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/textVersion", keyword: "required", message: "must have required property 'textVersion'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.method !== void 0) {
      let data3 = data.method;
      typeof data3 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "type", message: "must be string" })), data3 === "card" || data3 === "bank" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/method", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.paymentMethodId !== void 0) {
      let data4 = data.paymentMethodId;
      typeof data4 == "string" ? (ucs2length(data4) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), ucs2length(data4) < 4 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "minLength", message: "must NOT have fewer than 4 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "type", message: "must be string" });
    }
    if (data.paymentToken !== void 0 && (validate2(data.paymentToken, { instancePath: instancePath + "/paymentToken" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.textVersion !== void 0) {
      let data6 = data.textVersion;
      typeof data6 == "string" ? (ucs2length(data6) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/textVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/textVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/textVersion", keyword: "type", message: "must be string" });
    }
    if (data.textHash !== void 0) {
      let data7 = data.textHash;
      typeof data7 == "string" ? pattern2.test(data7) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/textHash", keyword: "pattern", message: 'must match pattern "^[0-9a-f]{64}$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/textHash", keyword: "type", message: "must be string" });
    }
    if (data.language !== void 0 && (validate6(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate6.errors))), data.authorized !== void 0) {
      let data9 = data.authorized;
      typeof data9 != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/authorized", keyword: "type", message: "must be boolean" })), data9 !== !0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/authorized", keyword: "const", message: "must be equal to constant" }));
    }
    if (data.currentPassword !== void 0) {
      let data10 = data.currentPassword;
      typeof data10 == "string" ? (ucs2length(data10) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data10.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "type", message: "must be string" });
    }
    data.idempotencyKey !== void 0 && (validate3(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.paymentMethodId === void 0 && data.paymentToken === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "requiredAny", message: "one of paymentMethodId, paymentToken has to be there" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentToken", keyword: "requiredAny", message: "one of paymentMethodId, paymentToken has to be there" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate5.errors = vErrors, errors === 0;
}
var validateRemovePaymentMethod = validate7;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && data.paymentMethodId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "required", message: "must have required property 'paymentMethodId'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.paymentMethodId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "required", message: "must have required property 'paymentMethodId'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.paymentMethodId !== void 0) {
      let data1 = data.paymentMethodId;
      typeof data1 == "string" ? (ucs2length(data1) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), ucs2length(data1) < 4 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "minLength", message: "must NOT have fewer than 4 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/paymentMethodId", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate7.errors = vErrors, errors === 0;
}
var validateSetUpAutopay = validateChangeAutopay;
export {
  validateAddPaymentMethod,
  validateCancelAutopay,
  validateChangeAutopay,
  validateRemovePaymentMethod,
  validateSetUpAutopay
};
