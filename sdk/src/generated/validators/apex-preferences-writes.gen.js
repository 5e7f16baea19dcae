// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateResendSmsConfirmation = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate0.errors = vErrors, errors === 0;
}
var validateSetAuthorizedUsers = validate2;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.firstName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/firstName", keyword: "required", message: "must have required property 'firstName'" })), data.lastName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "required", message: "must have required property 'lastName'" })), data.email === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "required", message: "must have required property 'email'" })), data.relationship === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relationship", keyword: "required", message: "must have required property 'relationship'" }));
    for (let key0 in data)
      key0 === "firstName" || key0 === "lastName" || key0 === "email" || key0 === "mobilePhone" || key0 === "relationship" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    if (data.firstName !== void 0) {
      let data0 = data.firstName;
      typeof data0 == "string" ? (ucs2length(data0) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/firstName", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/firstName", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/firstName", keyword: "type", message: "must be string" });
    }
    if (data.lastName !== void 0) {
      let data1 = data.lastName;
      typeof data1 == "string" ? (ucs2length(data1) > 80 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "maxLength", message: "must NOT have more than 80 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/lastName", keyword: "type", message: "must be string" });
    }
    if (data.email !== void 0) {
      let data2 = data.email;
      typeof data2 == "string" ? (ucs2length(data2) > 80 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "maxLength", message: "must NOT have more than 80 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/email", keyword: "type", message: "must be string" });
    }
    if (data.mobilePhone !== void 0) {
      let data3 = data.mobilePhone;
      typeof data3 == "string" ? (ucs2length(data3) > 30 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "maxLength", message: "must NOT have more than 30 characters" })), data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "type", message: "must be string" });
    }
    if (data.relationship !== void 0) {
      let data4 = data.relationship;
      typeof data4 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relationship", keyword: "type", message: "must be string" })), data4 === "family" || data4 === "roommate" || data4 === "landlord" || data4 === "caregiver" || data4 === "other" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relationship", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.currentPassword === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "required", message: "must have required property 'currentPassword'" })), data.previousUsers === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/previousUsers", keyword: "required", message: "must have required property 'previousUsers'" })), data.users === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/users", keyword: "required", message: "must have required property 'users'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.previousUsers !== void 0) {
      let data1 = data.previousUsers;
      if (Array.isArray(data1)) {
        data1.length > 5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/previousUsers", keyword: "maxItems", message: "must NOT have more than 5 items" }));
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data1[i0], { instancePath: instancePath + "/previousUsers/" + i0 }) || (errors = (vErrors ??= []).push(...validate3.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/previousUsers", keyword: "type", message: "must be array" });
    }
    if (data.users !== void 0) {
      let data3 = data.users;
      if (Array.isArray(data3)) {
        data3.length > 5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/users", keyword: "maxItems", message: "must NOT have more than 5 items" }));
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate3(data3[i1], { instancePath: instancePath + "/users/" + i1 }) || (errors = (vErrors ??= []).push(...validate3.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/users", keyword: "type", message: "must be array" });
    }
    if (data.currentPassword !== void 0) {
      let data5 = data.currentPassword;
      typeof data5 == "string" ? (ucs2length(data5) > 128 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" })), data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/currentPassword", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate2.errors = vErrors, errors === 0;
}
var validateSetPaperless = validate4;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate5.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.consentVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/consentVersion", keyword: "required", message: "must have required property 'consentVersion'" })), data.enabled === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/enabled", keyword: "required", message: "must have required property 'enabled'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.enabled !== void 0 && typeof data.enabled != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/enabled", keyword: "type", message: "must be boolean" })), data.consentVersion !== void 0) {
      let data2 = data.consentVersion;
      typeof data2 == "string" ? (ucs2length(data2) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/consentVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/consentVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/consentVersion", keyword: "type", message: "must be string" });
    }
    data.language !== void 0 && (validate5(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate5.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate4.errors = vErrors, errors === 0;
}
var validateStartSmsAlerts = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && data.mobilePhone === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "required", message: "must have required property 'mobilePhone'" })), data && typeof data == "object" && !Array.isArray(data) && data.alerts === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/alerts", keyword: "required", message: "must have required property 'alerts'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.alerts === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/alerts", keyword: "required", message: "must have required property 'alerts'" })), data.consent === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/consent", keyword: "required", message: "must have required property 'consent'" })), data.consentVersion === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/consentVersion", keyword: "required", message: "must have required property 'consentVersion'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.mobilePhone === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "required", message: "must have required property 'mobilePhone'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.mobilePhone !== void 0) {
      let data1 = data.mobilePhone;
      typeof data1 == "string" ? (ucs2length(data1) > 30 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "maxLength", message: "must NOT have more than 30 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/mobilePhone", keyword: "type", message: "must be string" });
    }
    if (data.alerts !== void 0) {
      let data2 = data.alerts;
      if (Array.isArray(data2)) {
        data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/alerts", keyword: "minItems", message: "must NOT have fewer than 1 items" }));
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          typeof data3 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/alerts/" + i0, keyword: "type", message: "must be string" })), data3 === "billReady" || data3 === "paymentDue" || data3 === "paymentReceived" || data3 === "enrollment" || data3 === "documents" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/alerts/" + i0, keyword: "enum", message: "must be equal to one of the allowed values" }));
        }
        let i1 = data2.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data2[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0], errors = (vErrors ??= []).push({ instancePath: instancePath + "/alerts", keyword: "uniqueItems", message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" });
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/alerts", keyword: "type", message: "must be array" });
    }
    if (data.consent !== void 0) {
      let data4 = data.consent;
      typeof data4 != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/consent", keyword: "type", message: "must be boolean" })), data4 !== !0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/consent", keyword: "const", message: "must be equal to constant" }));
    }
    if (data.consentVersion !== void 0) {
      let data5 = data.consentVersion;
      typeof data5 == "string" ? (ucs2length(data5) > 40 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/consentVersion", keyword: "maxLength", message: "must NOT have more than 40 characters" })), data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/consentVersion", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/consentVersion", keyword: "type", message: "must be string" });
    }
    data.language !== void 0 && (validate5(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate5.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate6.errors = vErrors, errors === 0;
}
var validateStopSmsAlerts = validateResendSmsConfirmation;
export {
  validateResendSmsConfirmation,
  validateSetAuthorizedUsers,
  validateSetPaperless,
  validateStartSmsAlerts,
  validateStopSmsAlerts
};
