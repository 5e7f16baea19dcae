// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateFindDeposit = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 256 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), ucs2length(data) < 16 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.linkToken !== void 0 && (validate1(data.linkToken, { instancePath: instancePath + "/linkToken" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.orderId !== void 0 && (validate2(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.linkToken === void 0 && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/linkToken", keyword: "requiredAny" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "requiredAny" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate0.errors = vErrors, errors === 0;
}
var validateGetPaymentStatus = validate3;
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required" })), data.idempotencyKey !== void 0)) {
    let data0 = data.idempotencyKey;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength" }));
  }
  return data && typeof data == "object" && !Array.isArray(data) ? (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required" })), data.linkToken !== void 0 && (validate1(data.linkToken, { instancePath: instancePath + "/linkToken" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.orderId !== void 0 && (validate2(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.idempotencyKey !== void 0 && (validate4(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.linkToken === void 0 && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/linkToken", keyword: "requiredAny" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "requiredAny" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate3.errors = vErrors, errors === 0;
}
export {
  validateFindDeposit,
  validateGetPaymentStatus
};
