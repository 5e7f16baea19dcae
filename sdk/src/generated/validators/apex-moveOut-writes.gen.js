// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateRequestMove = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "uuid"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate3.errors = vErrors, errors === 0;
}
var formats1 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u"), pattern2 = /* @__PURE__ */ new RegExp("^[0-9]{17}([0-9]{5})?$", "u");
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && (data.endsOn === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endsOn", keyword: "required", message: "must have required property 'endsOn'" })), data.endsOn !== void 0)) {
    let data0 = data.endsOn;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endsOn", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.street === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "required", message: "must have required property 'street'" })), data && typeof data == "object" && !Array.isArray(data) && data.city === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "required", message: "must have required property 'city'" })), data && typeof data == "object" && !Array.isArray(data) && data.state === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "required", message: "must have required property 'state'" })), data && typeof data == "object" && !Array.isArray(data) && data.zipCode === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zipCode", keyword: "required", message: "must have required property 'zipCode'" })), data && typeof data == "object" && !Array.isArray(data) && data.termsVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "required", message: "must have required property 'termsVersion'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data1 = data.idempotencyKey;
    typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.acceptTerms === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "required", message: "must have required property 'acceptTerms'" })), data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.city === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "required", message: "must have required property 'city'" })), data.endsOn === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endsOn", keyword: "required", message: "must have required property 'endsOn'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.state === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "required", message: "must have required property 'state'" })), data.street === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "required", message: "must have required property 'street'" })), data.termsVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "required", message: "must have required property 'termsVersion'" })), data.zipCode === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zipCode", keyword: "required", message: "must have required property 'zipCode'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.endsOn !== void 0) {
      let data3 = data.endsOn;
      typeof data3 == "string" ? formats1.test(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endsOn", keyword: "format", message: 'must match format "date"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/endsOn", keyword: "type", message: "must be string" });
    }
    if (data.startsOn !== void 0) {
      let data4 = data.startsOn;
      typeof data4 == "string" ? formats1.test(data4) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/startsOn", keyword: "format", message: 'must match format "date"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/startsOn", keyword: "type", message: "must be string" });
    }
    if (data.street !== void 0) {
      let data5 = data.street;
      typeof data5 == "string" ? (ucs2length(data5) > 120 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "maxLength", message: "must NOT have more than 120 characters" })), data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "type", message: "must be string" });
    }
    if (data.unit !== void 0) {
      let data6 = data.unit;
      typeof data6 == "string" ? ucs2length(data6) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/unit", keyword: "maxLength", message: "must NOT have more than 40 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/unit", keyword: "type", message: "must be string" });
    }
    if (data.city !== void 0) {
      let data7 = data.city;
      typeof data7 == "string" ? (ucs2length(data7) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "type", message: "must be string" });
    }
    if (data.state !== void 0) {
      let data8 = data.state;
      typeof data8 == "string" ? (ucs2length(data8) > 20 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "maxLength", message: "must NOT have more than 20 characters" })), data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "type", message: "must be string" });
    }
    if (data.zipCode !== void 0) {
      let data9 = data.zipCode;
      typeof data9 == "string" ? pattern1.test(data9) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zipCode", keyword: "pattern", message: 'must match pattern "^[0-9]{5}$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/zipCode", keyword: "type", message: "must be string" });
    }
    if (data.esiid !== void 0) {
      let data10 = data.esiid;
      typeof data10 == "string" ? pattern2.test(data10) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/esiid", keyword: "pattern", message: 'must match pattern "^[0-9]{17}([0-9]{5})?$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/esiid", keyword: "type", message: "must be string" });
    }
    if (data.acceptTerms !== void 0) {
      let data11 = data.acceptTerms;
      typeof data11 != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "type", message: "must be boolean" })), data11 !== !0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "const", message: "must be equal to constant" }));
    }
    if (data.termsVersion !== void 0) {
      let data12 = data.termsVersion;
      typeof data12 == "string" ? (ucs2length(data12) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data12.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "type", message: "must be string" });
    }
    data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateRequestMoveOut = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && (data.endsOn === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endsOn", keyword: "required", message: "must have required property 'endsOn'" })), data.endsOn !== void 0)) {
    let data0 = data.endsOn;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endsOn", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.street === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "required", message: "must have required property 'street'" })), data && typeof data == "object" && !Array.isArray(data) && data.city === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "required", message: "must have required property 'city'" })), data && typeof data == "object" && !Array.isArray(data) && data.state === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "required", message: "must have required property 'state'" })), data && typeof data == "object" && !Array.isArray(data) && data.zip === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zip", keyword: "required", message: "must have required property 'zip'" })), data && typeof data == "object" && !Array.isArray(data) && (data.finalBillBy === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/finalBillBy", keyword: "required", message: "must have required property 'finalBillBy'" })), data.finalBillBy !== void 0)) {
    let data1 = data.finalBillBy;
    typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/finalBillBy", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data2 = data.idempotencyKey;
    typeof data2 == "string" && data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.city === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "required", message: "must have required property 'city'" })), data.endsOn === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endsOn", keyword: "required", message: "must have required property 'endsOn'" })), data.finalBillBy === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/finalBillBy", keyword: "required", message: "must have required property 'finalBillBy'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.state === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "required", message: "must have required property 'state'" })), data.street === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "required", message: "must have required property 'street'" })), data.zip === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zip", keyword: "required", message: "must have required property 'zip'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.endsOn !== void 0) {
      let data4 = data.endsOn;
      typeof data4 == "string" ? formats1.test(data4) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endsOn", keyword: "format", message: 'must match format "date"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/endsOn", keyword: "type", message: "must be string" });
    }
    if (data.street !== void 0) {
      let data5 = data.street;
      typeof data5 == "string" ? (ucs2length(data5) > 120 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "maxLength", message: "must NOT have more than 120 characters" })), data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "type", message: "must be string" });
    }
    if (data.city !== void 0) {
      let data6 = data.city;
      typeof data6 == "string" ? (ucs2length(data6) > 60 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "maxLength", message: "must NOT have more than 60 characters" })), data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "type", message: "must be string" });
    }
    if (data.state !== void 0) {
      let data7 = data.state;
      typeof data7 == "string" ? (ucs2length(data7) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "type", message: "must be string" });
    }
    if (data.zip !== void 0) {
      let data8 = data.zip;
      typeof data8 == "string" ? pattern1.test(data8) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zip", keyword: "pattern", message: 'must match pattern "^[0-9]{5}$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/zip", keyword: "type", message: "must be string" });
    }
    if (data.finalBillBy !== void 0) {
      let data9 = data.finalBillBy;
      typeof data9 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/finalBillBy", keyword: "type", message: "must be string" })), data9 === "email" || data9 === "mail" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/finalBillBy", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate4.errors = vErrors, errors === 0;
}
export {
  validateRequestMove,
  validateRequestMoveOut
};
