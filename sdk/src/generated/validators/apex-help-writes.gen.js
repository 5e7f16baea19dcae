// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCancelCall = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.callId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/callId", keyword: "required", message: "must have required property 'callId'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.callId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/callId", keyword: "required", message: "must have required property 'callId'" })), data.callId !== void 0) {
      let data0 = data.callId;
      typeof data0 == "string" ? (ucs2length(data0) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/callId", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/callId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/callId", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateRequestCall = validate1;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "bills" || data === "payments" || data === "plans" || data === "usage" || data === "enrollment" || data === "moving" || data === "outages" || data === "account" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || data === "vi" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate3.errors = vErrors, errors === 0;
}
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{4}$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{4}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate4.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "uuid"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate5.errors = vErrors, errors === 0;
}
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && (data.topic === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/topic", keyword: "required", message: "must have required property 'topic'" })), data.topic !== void 0)) {
    let data0 = data.topic;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/topic", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.language !== void 0)) {
    let data1 = data.language;
    typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.slotId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/slotId", keyword: "required", message: "must have required property 'slotId'" })), data && typeof data == "object" && !Array.isArray(data) && data.phone === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/phone", keyword: "required", message: "must have required property 'phone'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data2 = data.idempotencyKey;
    typeof data2 == "string" && data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.phone === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/phone", keyword: "required", message: "must have required property 'phone'" })), data.slotId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/slotId", keyword: "required", message: "must have required property 'slotId'" })), data.topic === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/topic", keyword: "required", message: "must have required property 'topic'" })), data.topic !== void 0 && (validate2(data.topic, { instancePath: instancePath + "/topic" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.slotId !== void 0 && (validate4(data.slotId, { instancePath: instancePath + "/slotId" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.phone !== void 0) {
      let data6 = data.phone;
      typeof data6 == "string" ? (ucs2length(data6) > 30 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/phone", keyword: "maxLength", message: "must NOT have more than 30 characters" })), ucs2length(data6) < 7 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/phone", keyword: "minLength", message: "must NOT have fewer than 7 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/phone", keyword: "type", message: "must be string" });
    }
    if (data.note !== void 0) {
      let data7 = data.note;
      typeof data7 == "string" ? ucs2length(data7) > 500 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/note", keyword: "maxLength", message: "must NOT have more than 500 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/note", keyword: "type", message: "must be string" });
    }
    data.idempotencyKey !== void 0 && (validate5(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate5.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate1.errors = vErrors, errors === 0;
}
export {
  validateCancelCall,
  validateRequestCall
};
