// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateChangePlan = validate0;
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
var formats1 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && data.planId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "required", message: "must have required property 'planId'" })), data && typeof data == "object" && !Array.isArray(data) && data.termsVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "required", message: "must have required property 'termsVersion'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data0 = data.idempotencyKey;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.acceptTerms === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "required", message: "must have required property 'acceptTerms'" })), data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.planId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "required", message: "must have required property 'planId'" })), data.requestedStartDate === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/requestedStartDate", keyword: "required", message: "must have required property 'requestedStartDate'" })), data.termsVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "required", message: "must have required property 'termsVersion'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.planId !== void 0) {
      let data2 = data.planId;
      typeof data2 == "string" ? (ucs2length(data2) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "type", message: "must be string" });
    }
    if (data.requestedStartDate !== void 0) {
      let data3 = data.requestedStartDate;
      typeof data3 == "string" ? formats1.test(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/requestedStartDate", keyword: "format", message: 'must match format "date"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/requestedStartDate", keyword: "type", message: "must be string" });
    }
    if (data.acceptTerms !== void 0) {
      let data4 = data.acceptTerms;
      typeof data4 != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "type", message: "must be boolean" })), data4 !== !0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "const", message: "must be equal to constant" }));
    }
    if (data.termsVersion !== void 0) {
      let data5 = data.termsVersion;
      typeof data5 == "string" ? (ucs2length(data5) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "type", message: "must be string" });
    }
    data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateEnrollInPlan = validate4;
var formats2 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 254 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 254 characters" })), formats2.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "email"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate5.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9]{5}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate6.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Z]{2}$", "u"), pattern3 = /* @__PURE__ */ new RegExp("^([0-9]{17}|[0-9]{22})$", "u"), pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z]{1,40}-[0-9A-Fa-f]{4,16}$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.planId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "required", message: "must have required property 'planId'" })), data && typeof data == "object" && !Array.isArray(data) && data.termsVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "required", message: "must have required property 'termsVersion'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data0 = data.idempotencyKey;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.acceptTerms === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "required", message: "must have required property 'acceptTerms'" })), data.city === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "required", message: "must have required property 'city'" })), data.email === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "required", message: "must have required property 'email'" })), data.firstName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/firstName", keyword: "required", message: "must have required property 'firstName'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.kind === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "required", message: "must have required property 'kind'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.lastName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "required", message: "must have required property 'lastName'" })), data.mobilePhone === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "required", message: "must have required property 'mobilePhone'" })), data.planId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "required", message: "must have required property 'planId'" })), data.requestedStartDate === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/requestedStartDate", keyword: "required", message: "must have required property 'requestedStartDate'" })), data.state === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "required", message: "must have required property 'state'" })), data.street === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "required", message: "must have required property 'street'" })), data.termsVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "required", message: "must have required property 'termsVersion'" })), data.zipCode === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/zipCode", keyword: "required", message: "must have required property 'zipCode'" })), data.planId !== void 0) {
      let data1 = data.planId;
      typeof data1 == "string" ? (ucs2length(data1) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/planId", keyword: "type", message: "must be string" });
    }
    if (data.brandName !== void 0) {
      let data2 = data.brandName;
      typeof data2 == "string" ? (ucs2length(data2) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/brandName", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/brandName", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/brandName", keyword: "type", message: "must be string" });
    }
    if (data.firstName !== void 0) {
      let data3 = data.firstName;
      typeof data3 == "string" ? (ucs2length(data3) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/firstName", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/firstName", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/firstName", keyword: "type", message: "must be string" });
    }
    if (data.lastName !== void 0) {
      let data4 = data.lastName;
      typeof data4 == "string" ? (ucs2length(data4) > 80 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "maxLength", message: "must NOT have more than 80 characters" })), data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "type", message: "must be string" });
    }
    if (data.email !== void 0 && (validate5(data.email, { instancePath: instancePath + "/email" }) || (errors = (vErrors ??= []).push(...validate5.errors))), data.mobilePhone !== void 0) {
      let data6 = data.mobilePhone;
      typeof data6 == "string" ? (ucs2length(data6) > 30 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "maxLength", message: "must NOT have more than 30 characters" })), data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "type", message: "must be string" });
    }
    if (data.street !== void 0) {
      let data7 = data.street;
      typeof data7 == "string" ? (ucs2length(data7) > 120 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "maxLength", message: "must NOT have more than 120 characters" })), data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/street", keyword: "type", message: "must be string" });
    }
    if (data.unit !== void 0) {
      let data8 = data.unit;
      typeof data8 == "string" ? ucs2length(data8) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/unit", keyword: "maxLength", message: "must NOT have more than 40 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/unit", keyword: "type", message: "must be string" });
    }
    if (data.city !== void 0) {
      let data9 = data.city;
      typeof data9 == "string" ? (ucs2length(data9) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data9.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/city", keyword: "type", message: "must be string" });
    }
    if (data.state !== void 0) {
      let data10 = data.state;
      typeof data10 == "string" ? pattern2.test(data10) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "pattern", message: 'must match pattern "^[A-Z]{2}$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/state", keyword: "type", message: "must be string" });
    }
    if (data.zipCode !== void 0 && (validate6(data.zipCode, { instancePath: instancePath + "/zipCode" }) || (errors = (vErrors ??= []).push(...validate6.errors))), data.esiid !== void 0) {
      let data12 = data.esiid;
      typeof data12 == "string" ? pattern3.test(data12) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/esiid", keyword: "pattern", message: 'must match pattern "^([0-9]{17}|[0-9]{22})$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/esiid", keyword: "type", message: "must be string" });
    }
    if (data.requestedStartDate !== void 0) {
      let data13 = data.requestedStartDate;
      typeof data13 == "string" ? formats1.test(data13) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/requestedStartDate", keyword: "format", message: 'must match format "date"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/requestedStartDate", keyword: "type", message: "must be string" });
    }
    if (data.kind !== void 0) {
      let data14 = data.kind;
      typeof data14 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "type", message: "must be string" })), data14 === "moveIn" || data14 === "switch" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/kind", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.referralCode !== void 0) {
      let data16 = data.referralCode;
      typeof data16 == "string" ? pattern4.test(data16) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/referralCode", keyword: "pattern", message: 'must match pattern "^[A-Za-z]{1,40}-[0-9A-Fa-f]{4,16}$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/referralCode", keyword: "type", message: "must be string" });
    }
    if (data.acceptTerms !== void 0) {
      let data17 = data.acceptTerms;
      typeof data17 != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "type", message: "must be boolean" })), data17 !== !0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/acceptTerms", keyword: "const", message: "must be equal to constant" }));
    }
    if (data.termsVersion !== void 0) {
      let data18 = data.termsVersion;
      typeof data18 == "string" ? (ucs2length(data18) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data18.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/termsVersion", keyword: "type", message: "must be string" });
    }
    data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate4.errors = vErrors, errors === 0;
}
export {
  validateChangePlan,
  validateEnrollInPlan
};
