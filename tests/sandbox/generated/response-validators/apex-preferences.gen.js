// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var apex_AuthorizedUsers = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z-]{4,20}$" }, message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var schema2 = { type: "object", required: ["firstName", "lastName", "email", "mobilePhone", "relationship"], additionalProperties: !0, properties: { firstName: { type: "string" }, lastName: { type: "string" }, email: { type: "string" }, mobilePhone: { type: ["string", "null"] }, relationship: { type: "string", enum: ["family", "roommate", "landlord", "caregiver", "other"] } } };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.firstName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstName" }, message: "must have required property 'firstName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.lastName === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastName" }, message: "must have required property 'lastName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.email === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.mobilePhone === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobilePhone" }, message: "must have required property 'mobilePhone'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.relationship === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relationship" }, message: "must have required property 'relationship'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.firstName !== void 0 && typeof data.firstName != "string") {
      let err5 = { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.lastName !== void 0 && typeof data.lastName != "string") {
      let err6 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.email !== void 0 && typeof data.email != "string") {
      let err7 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.mobilePhone !== void 0) {
      let data3 = data.mobilePhone;
      if (typeof data3 != "string" && data3 !== null) {
        let err8 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/type", keyword: "type", params: { type: schema2.properties.mobilePhone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.relationship !== void 0) {
      let data4 = data.relationship;
      if (typeof data4 != "string") {
        let err9 = { instancePath: instancePath + "/relationship", schemaPath: "#/properties/relationship/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data4 === "family" || data4 === "roommate" || data4 === "landlord" || data4 === "caregiver" || data4 === "other")) {
        let err10 = { instancePath: instancePath + "/relationship", schemaPath: "#/properties/relationship/enum", keyword: "enum", params: { allowedValues: schema2.properties.relationship.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.users === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "users" }, message: "must have required property 'users'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.users !== void 0) {
      let data1 = data.users;
      if (Array.isArray(data1)) {
        if (data1.length > 5) {
          let err2 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate2(data1[i0], { instancePath: instancePath + "/users/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var apex_ApexErrors = validate3;
var schema5 = { type: "string", enum: ["cardExpired", "insufficientFunds", "codeWrong", "doNotHonor"] };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "cardExpired" || data === "insufficientFunds" || data === "codeWrong" || data === "doNotHonor")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema5.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.errorCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errorCode" }, message: "must have required property 'errorCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.message === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.errorCode !== void 0) {
      let data0 = data.errorCode;
      if (typeof data0 == "string") {
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/errorCode", schemaPath: "#/properties/errorCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.message !== void 0 && typeof data.message != "string") {
      let err4 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.field !== void 0 && typeof data.field != "string") {
      let err5 = { instancePath: instancePath + "/field", schemaPath: "#/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.declineReason !== void 0 && (validate4(data.declineReason, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.triesLeft !== void 0) {
      let data4 = data.triesLeft;
      if (!Number.isInteger(data4)) {
        let err6 = { instancePath: instancePath + "/triesLeft", schemaPath: "#/properties/triesLeft/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err7 = { instancePath: instancePath + "/triesLeft", schemaPath: "#/properties/triesLeft/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate5(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var apex_CommunicationPreferences = validate6, schema6 = { type: "object", required: ["accountNumber", "isPaperless", "paperlessEmail", "smsState", "smsPhone", "smsNewPhone", "alertPhone", "smsAlerts", "smsConfirmationDueAt"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, isPaperless: { type: "boolean" }, paperlessEmail: { type: ["string", "null"], format: "email" }, smsState: { type: "string", enum: ["off", "awaitingConfirmation", "on"] }, smsPhone: { type: ["string", "null"] }, smsNewPhone: { type: ["string", "null"] }, alertPhone: { type: ["string", "null"] }, smsAlerts: { type: "array", items: { type: "string" } }, smsConfirmationDueAt: { type: ["string", "null"], format: "date-time" } } }, formats0 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/, formats1 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isPaperless === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isPaperless" }, message: "must have required property 'isPaperless'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.paperlessEmail === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paperlessEmail" }, message: "must have required property 'paperlessEmail'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.smsState === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsState" }, message: "must have required property 'smsState'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.smsPhone === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsPhone" }, message: "must have required property 'smsPhone'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.smsNewPhone === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsNewPhone" }, message: "must have required property 'smsNewPhone'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.alertPhone === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alertPhone" }, message: "must have required property 'alertPhone'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.smsAlerts === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsAlerts" }, message: "must have required property 'smsAlerts'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.smsConfirmationDueAt === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsConfirmationDueAt" }, message: "must have required property 'smsConfirmationDueAt'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.isPaperless !== void 0 && typeof data.isPaperless != "boolean") {
      let err9 = { instancePath: instancePath + "/isPaperless", schemaPath: "#/properties/isPaperless/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.paperlessEmail !== void 0) {
      let data2 = data.paperlessEmail;
      if (typeof data2 != "string" && data2 !== null) {
        let err10 = { instancePath: instancePath + "/paperlessEmail", schemaPath: "#/properties/paperlessEmail/type", keyword: "type", params: { type: schema6.properties.paperlessEmail.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data2 == "string" && !formats0.test(data2)) {
        let err11 = { instancePath: instancePath + "/paperlessEmail", schemaPath: "#/properties/paperlessEmail/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.smsState !== void 0) {
      let data3 = data.smsState;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/smsState", schemaPath: "#/properties/smsState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "off" || data3 === "awaitingConfirmation" || data3 === "on")) {
        let err13 = { instancePath: instancePath + "/smsState", schemaPath: "#/properties/smsState/enum", keyword: "enum", params: { allowedValues: schema6.properties.smsState.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.smsPhone !== void 0) {
      let data4 = data.smsPhone;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/smsPhone", schemaPath: "#/properties/smsPhone/type", keyword: "type", params: { type: schema6.properties.smsPhone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.smsNewPhone !== void 0) {
      let data5 = data.smsNewPhone;
      if (typeof data5 != "string" && data5 !== null) {
        let err15 = { instancePath: instancePath + "/smsNewPhone", schemaPath: "#/properties/smsNewPhone/type", keyword: "type", params: { type: schema6.properties.smsNewPhone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.alertPhone !== void 0) {
      let data6 = data.alertPhone;
      if (typeof data6 != "string" && data6 !== null) {
        let err16 = { instancePath: instancePath + "/alertPhone", schemaPath: "#/properties/alertPhone/type", keyword: "type", params: { type: schema6.properties.alertPhone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.smsAlerts !== void 0) {
      let data7 = data.smsAlerts;
      if (Array.isArray(data7)) {
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data7[i0] != "string") {
            let err17 = { instancePath: instancePath + "/smsAlerts/" + i0, schemaPath: "#/properties/smsAlerts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
      } else {
        let err18 = { instancePath: instancePath + "/smsAlerts", schemaPath: "#/properties/smsAlerts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.smsConfirmationDueAt !== void 0) {
      let data9 = data.smsConfirmationDueAt;
      if (typeof data9 != "string" && data9 !== null) {
        let err19 = { instancePath: instancePath + "/smsConfirmationDueAt", schemaPath: "#/properties/smsConfirmationDueAt/type", keyword: "type", params: { type: schema6.properties.smsConfirmationDueAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data9 == "string" && !formats1.test(data9)) {
        let err20 = { instancePath: instancePath + "/smsConfirmationDueAt", schemaPath: "#/properties/smsConfirmationDueAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var resendSmsConfirmation_request = validate7;
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "accountNumber") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
var setAuthorizedUsers_request = validate8;
var schema9 = { type: "object", required: ["firstName", "lastName", "email", "relationship"], additionalProperties: !1, properties: { firstName: { type: "string", minLength: 1, maxLength: 40 }, lastName: { type: "string", minLength: 1, maxLength: 80 }, email: { type: "string", minLength: 1, maxLength: 80 }, mobilePhone: { type: "string", minLength: 1, maxLength: 30 }, relationship: { type: "string", enum: ["family", "roommate", "landlord", "caregiver", "other"] } } };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.firstName === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstName" }, message: "must have required property 'firstName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.lastName === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastName" }, message: "must have required property 'lastName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.email === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.relationship === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relationship" }, message: "must have required property 'relationship'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "firstName" || key0 === "lastName" || key0 === "email" || key0 === "mobilePhone" || key0 === "relationship")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.firstName !== void 0) {
      let data0 = data.firstName;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 40) {
          let err5 = { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0.length < 1) {
          let err6 = { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.lastName !== void 0) {
      let data1 = data.lastName;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 80) {
          let err8 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.length < 1) {
          let err9 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.email !== void 0) {
      let data2 = data.email;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 80) {
          let err11 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2.length < 1) {
          let err12 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.mobilePhone !== void 0) {
      let data3 = data.mobilePhone;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 30) {
          let err14 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3.length < 1) {
          let err15 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.relationship !== void 0) {
      let data4 = data.relationship;
      if (typeof data4 != "string") {
        let err17 = { instancePath: instancePath + "/relationship", schemaPath: "#/properties/relationship/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (!(data4 === "family" || data4 === "roommate" || data4 === "landlord" || data4 === "caregiver" || data4 === "other")) {
        let err18 = { instancePath: instancePath + "/relationship", schemaPath: "#/properties/relationship/enum", keyword: "enum", params: { allowedValues: schema9.properties.relationship.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.previousUsers === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousUsers" }, message: "must have required property 'previousUsers'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.users === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "users" }, message: "must have required property 'users'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.currentPassword === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPassword" }, message: "must have required property 'currentPassword'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "previousUsers" || key0 === "users" || key0 === "currentPassword")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.previousUsers !== void 0) {
      let data1 = data.previousUsers;
      if (Array.isArray(data1)) {
        if (data1.length > 5) {
          let err5 = { instancePath: instancePath + "/previousUsers", schemaPath: "#/properties/previousUsers/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate9(data1[i0], { instancePath: instancePath + "/previousUsers/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/previousUsers", schemaPath: "#/properties/previousUsers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.users !== void 0) {
      let data3 = data.users;
      if (Array.isArray(data3)) {
        if (data3.length > 5) {
          let err7 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate9(data3[i1], { instancePath: instancePath + "/users/" + i1, parentData: data3, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.currentPassword !== void 0) {
      let data5 = data.currentPassword;
      if (typeof data5 == "string") {
        if (ucs2length(data5) > 128) {
          let err9 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data5.length < 1) {
          let err10 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
var setPaperless_request = validate10;
var schema11 = { type: "string", enum: ["en", "es"] };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema11.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.enabled === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "enabled" }, message: "must have required property 'enabled'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.consentVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consentVersion" }, message: "must have required property 'consentVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.language === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "enabled" || key0 === "consentVersion" || key0 === "language")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.enabled !== void 0 && typeof data.enabled != "boolean") {
      let err5 = { instancePath: instancePath + "/enabled", schemaPath: "#/properties/enabled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.consentVersion !== void 0) {
      let data2 = data.consentVersion;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 40) {
          let err6 = { instancePath: instancePath + "/consentVersion", schemaPath: "#/properties/consentVersion/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/consentVersion", schemaPath: "#/properties/consentVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/consentVersion", schemaPath: "#/properties/consentVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var startSmsAlerts_request = validate12, schema12 = { type: "object", required: ["accountNumber", "mobilePhone", "alerts", "consent", "consentVersion", "language"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, mobilePhone: { type: "string", minLength: 1, maxLength: 30 }, alerts: { type: "array", items: { type: "string", enum: ["billReady", "paymentDue", "paymentReceived", "enrollment", "documents"] }, minItems: 1, uniqueItems: !0 }, consent: { type: "boolean", const: !0 }, consentVersion: { type: "string", minLength: 1, maxLength: 40 }, language: { $ref: "apex.Language" } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.mobilePhone === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobilePhone" }, message: "must have required property 'mobilePhone'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.alerts === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alerts" }, message: "must have required property 'alerts'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.consent === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consent" }, message: "must have required property 'consent'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.consentVersion === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consentVersion" }, message: "must have required property 'consentVersion'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.language === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "mobilePhone" || key0 === "alerts" || key0 === "consent" || key0 === "consentVersion" || key0 === "language")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.mobilePhone !== void 0) {
      let data1 = data.mobilePhone;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 30) {
          let err7 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1.length < 1) {
          let err8 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.alerts !== void 0) {
      let data2 = data.alerts;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err10 = { instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 != "string") {
            let err11 = { instancePath: instancePath + "/alerts/" + i0, schemaPath: "#/properties/alerts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
          }
          if (!(data3 === "billReady" || data3 === "paymentDue" || data3 === "paymentReceived" || data3 === "enrollment" || data3 === "documents")) {
            let err12 = { instancePath: instancePath + "/alerts/" + i0, schemaPath: "#/properties/alerts/items/enum", keyword: "enum", params: { allowedValues: schema12.properties.alerts.items.enum }, message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
        let i1 = data2.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data2[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err13 = { instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/alerts", schemaPath: "#/properties/alerts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.consent !== void 0) {
      let data4 = data.consent;
      if (typeof data4 != "boolean") {
        let err15 = { instancePath: instancePath + "/consent", schemaPath: "#/properties/consent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (data4 !== !0) {
        let err16 = { instancePath: instancePath + "/consent", schemaPath: "#/properties/consent/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.consentVersion !== void 0) {
      let data5 = data.consentVersion;
      if (typeof data5 == "string") {
        if (ucs2length(data5) > 40) {
          let err17 = { instancePath: instancePath + "/consentVersion", schemaPath: "#/properties/consentVersion/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data5.length < 1) {
          let err18 = { instancePath: instancePath + "/consentVersion", schemaPath: "#/properties/consentVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/consentVersion", schemaPath: "#/properties/consentVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
var stopSmsAlerts_request = resendSmsConfirmation_request, validators = {
  getAuthorizedUsers: { responses: { 200: apex_AuthorizedUsers, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getCommunicationPreferences: { responses: { 200: apex_CommunicationPreferences, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  resendSmsConfirmation: { request: resendSmsConfirmation_request, responses: { 200: apex_CommunicationPreferences, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setAuthorizedUsers: { request: setAuthorizedUsers_request, responses: { 200: apex_AuthorizedUsers, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setPaperless: { request: setPaperless_request, responses: { 200: apex_CommunicationPreferences, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  startSmsAlerts: { request: startSmsAlerts_request, responses: { 200: apex_CommunicationPreferences, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  stopSmsAlerts: { request: stopSmsAlerts_request, responses: { 200: apex_CommunicationPreferences, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } }
};
export {
  validators
};
