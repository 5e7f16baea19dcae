// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateBookVisit = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "meterCheck" || data === "voltage" || data === "connection" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate2.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{2}$", "u");
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{2}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate3.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "uuid"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate4.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z#*]{3,10}$", "u");
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && (data.kind === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "required", message: "must have required property 'kind'" })), data.kind !== void 0)) {
    let data0 = data.kind;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.slotId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/slotId", keyword: "required", message: "must have required property 'slotId'" })), data && typeof data == "object" && !Array.isArray(data) && data.phone === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/phone", keyword: "required", message: "must have required property 'phone'" })), data && typeof data == "object" && !Array.isArray(data) && data.someoneHome === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/someoneHome", keyword: "required", message: "must have required property 'someoneHome'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data1 = data.idempotencyKey;
    typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.kind === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "required", message: "must have required property 'kind'" })), data.phone === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/phone", keyword: "required", message: "must have required property 'phone'" })), data.slotId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/slotId", keyword: "required", message: "must have required property 'slotId'" })), data.someoneHome === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/someoneHome", keyword: "required", message: "must have required property 'someoneHome'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.kind !== void 0 && (validate2(data.kind, { instancePath: instancePath + "/kind" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.slotId !== void 0 && (validate3(data.slotId, { instancePath: instancePath + "/slotId" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.phone !== void 0) {
      let data5 = data.phone;
      typeof data5 == "string" ? (ucs2length(data5) > 30 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/phone", keyword: "maxLength", message: "must NOT have more than 30 characters" })), ucs2length(data5) < 7 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/phone", keyword: "minLength", message: "must NOT have fewer than 7 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/phone", keyword: "type", message: "must be string" });
    }
    if (data.someoneHome !== void 0 && typeof data.someoneHome != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/someoneHome", keyword: "type", message: "must be boolean" })), data.gateCode !== void 0) {
      let data7 = data.gateCode;
      typeof data7 == "string" ? pattern2.test(data7) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/gateCode", keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z#*]{3,10}$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/gateCode", keyword: "type", message: "must be string" });
    }
    if (data.note !== void 0) {
      let data8 = data.note;
      typeof data8 == "string" ? ucs2length(data8) > 300 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/note", keyword: "maxLength", message: "must NOT have more than 300 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/note", keyword: "type", message: "must be string" });
    }
    data.idempotencyKey !== void 0 && (validate4(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate4.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateCancelVisit = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && data.visitId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/visitId", keyword: "required", message: "must have required property 'visitId'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.visitId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/visitId", keyword: "required", message: "must have required property 'visitId'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.visitId !== void 0) {
      let data1 = data.visitId;
      typeof data1 == "string" ? (ucs2length(data1) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/visitId", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/visitId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/visitId", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate5.errors = vErrors, errors === 0;
}
export {
  validateBookVisit,
  validateCancelVisit
};
