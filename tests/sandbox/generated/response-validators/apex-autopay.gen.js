// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var addPaymentMethod_request = validate0, schema0 = { type: "object", required: ["accountNumber", "method", "paymentToken", "currentPassword", "idempotencyKey"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, method: { type: "string", enum: ["card", "bank"] }, paymentToken: { $ref: "apex.PaymentToken" }, currentPassword: { type: "string", minLength: 1, maxLength: 128 }, idempotencyKey: { $ref: "apex.IdempotencyKey" } } };
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
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 256) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 8) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern1.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!formats0.test(data)) {
      let err0 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.method === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.paymentToken === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentToken" }, message: "must have required property 'paymentToken'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.currentPassword === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPassword" }, message: "must have required property 'currentPassword'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "method" || key0 === "paymentToken" || key0 === "currentPassword" || key0 === "idempotencyKey")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "card" || data1 === "bank")) {
        let err7 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema0.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.paymentToken !== void 0 && (validate2(data.paymentToken, { instancePath: instancePath + "/paymentToken", parentData: data, parentDataProperty: "paymentToken", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.currentPassword !== void 0) {
      let data3 = data.currentPassword;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 128) {
          let err8 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3.length < 1) {
          let err9 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate3(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var apex_PaymentMethod = validate4, schema4 = { type: "object", required: ["paymentMethodId", "method", "brandName", "lastFour", "accountType", "expires", "state", "usedByAutopay"], additionalProperties: !0, properties: { paymentMethodId: { type: "string" }, method: { type: "string", enum: ["card", "bank"] }, brandName: { type: ["string", "null"] }, lastFour: { type: "string" }, accountType: { type: ["string", "null"] }, expires: { type: ["string", "null"] }, state: { type: "string", enum: ["usable", "validating", "expired", "refused"] }, usedByAutopay: { type: "boolean" } } };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentMethodId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentMethodId" }, message: "must have required property 'paymentMethodId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.method === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.brandName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandName" }, message: "must have required property 'brandName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.lastFour === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastFour" }, message: "must have required property 'lastFour'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.accountType === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountType" }, message: "must have required property 'accountType'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.expires === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires" }, message: "must have required property 'expires'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.state === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.usedByAutopay === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usedByAutopay" }, message: "must have required property 'usedByAutopay'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.paymentMethodId !== void 0 && typeof data.paymentMethodId != "string") {
      let err8 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "card" || data1 === "bank")) {
        let err10 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema4.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.brandName !== void 0) {
      let data2 = data.brandName;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: schema4.properties.brandName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.lastFour !== void 0 && typeof data.lastFour != "string") {
      let err12 = { instancePath: instancePath + "/lastFour", schemaPath: "#/properties/lastFour/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.accountType !== void 0) {
      let data4 = data.accountType;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/accountType", schemaPath: "#/properties/accountType/type", keyword: "type", params: { type: schema4.properties.accountType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.expires !== void 0) {
      let data5 = data.expires;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/expires", schemaPath: "#/properties/expires/type", keyword: "type", params: { type: schema4.properties.expires.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.state !== void 0) {
      let data6 = data.state;
      if (typeof data6 != "string") {
        let err15 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data6 === "usable" || data6 === "validating" || data6 === "expired" || data6 === "refused")) {
        let err16 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema4.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.usedByAutopay !== void 0 && typeof data.usedByAutopay != "boolean") {
      let err17 = { instancePath: instancePath + "/usedByAutopay", schemaPath: "#/properties/usedByAutopay/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var apex_ApexErrors = validate5;
var schema7 = { type: "string", enum: ["cardExpired", "insufficientFunds", "codeWrong", "doNotHonor"] };
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "cardExpired" || data === "insufficientFunds" || data === "codeWrong" || data === "doNotHonor")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema7.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.declineReason !== void 0 && (validate6(data.declineReason, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.triesLeft !== void 0) {
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
  return validate7.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate7(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var cancelAutopay_request = validate8;
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate8.errors = vErrors, errors === 0;
}
var apex_Autopay = validate9, schema9 = { type: "object", required: ["accountNumber", "state", "paymentMethodId", "method", "brandName", "lastFour", "nextPaymentOn", "nextAmountCents", "authorizationId", "since"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, state: { type: "string", enum: ["off", "pending", "on", "suspended"] }, paymentMethodId: { type: ["string", "null"] }, method: { type: ["string", "null"], enum: ["card", "bank", null] }, brandName: { type: ["string", "null"] }, lastFour: { type: ["string", "null"] }, nextPaymentOn: { type: ["string", "null"], format: "date" }, nextAmountCents: { type: ["integer", "null"], minimum: 0 }, authorizationId: { type: ["string", "null"] }, since: { type: ["string", "null"], format: "date-time" }, declineReason: { oneOf: [{ $ref: "apex.DeclineReason" }, { type: "null" }] }, lastPaymentOn: { type: ["string", "null"], format: "date" }, stoppableUntil: { type: ["string", "null"], format: "date" } } }, formats1 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, formats2 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.paymentMethodId === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentMethodId" }, message: "must have required property 'paymentMethodId'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.method === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.brandName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandName" }, message: "must have required property 'brandName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.lastFour === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastFour" }, message: "must have required property 'lastFour'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.nextPaymentOn === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextPaymentOn" }, message: "must have required property 'nextPaymentOn'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.nextAmountCents === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextAmountCents" }, message: "must have required property 'nextAmountCents'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.authorizationId === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authorizationId" }, message: "must have required property 'authorizationId'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.since === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data1 === "off" || data1 === "pending" || data1 === "on" || data1 === "suspended")) {
        let err11 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema9.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.paymentMethodId !== void 0) {
      let data2 = data.paymentMethodId;
      if (typeof data2 != "string" && data2 !== null) {
        let err12 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/type", keyword: "type", params: { type: schema9.properties.paymentMethodId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.method !== void 0) {
      let data3 = data.method;
      if (typeof data3 != "string" && data3 !== null) {
        let err13 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: schema9.properties.method.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data3 === "card" || data3 === "bank" || data3 === null)) {
        let err14 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema9.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.brandName !== void 0) {
      let data4 = data.brandName;
      if (typeof data4 != "string" && data4 !== null) {
        let err15 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: schema9.properties.brandName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.lastFour !== void 0) {
      let data5 = data.lastFour;
      if (typeof data5 != "string" && data5 !== null) {
        let err16 = { instancePath: instancePath + "/lastFour", schemaPath: "#/properties/lastFour/type", keyword: "type", params: { type: schema9.properties.lastFour.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.nextPaymentOn !== void 0) {
      let data6 = data.nextPaymentOn;
      if (typeof data6 != "string" && data6 !== null) {
        let err17 = { instancePath: instancePath + "/nextPaymentOn", schemaPath: "#/properties/nextPaymentOn/type", keyword: "type", params: { type: schema9.properties.nextPaymentOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data6 == "string" && !formats1.test(data6)) {
        let err18 = { instancePath: instancePath + "/nextPaymentOn", schemaPath: "#/properties/nextPaymentOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.nextAmountCents !== void 0) {
      let data7 = data.nextAmountCents;
      if (!Number.isInteger(data7) && data7 !== null) {
        let err19 = { instancePath: instancePath + "/nextAmountCents", schemaPath: "#/properties/nextAmountCents/type", keyword: "type", params: { type: schema9.properties.nextAmountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err20 = { instancePath: instancePath + "/nextAmountCents", schemaPath: "#/properties/nextAmountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.authorizationId !== void 0) {
      let data8 = data.authorizationId;
      if (typeof data8 != "string" && data8 !== null) {
        let err21 = { instancePath: instancePath + "/authorizationId", schemaPath: "#/properties/authorizationId/type", keyword: "type", params: { type: schema9.properties.authorizationId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.since !== void 0) {
      let data9 = data.since;
      if (typeof data9 != "string" && data9 !== null) {
        let err22 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: schema9.properties.since.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data9 == "string" && !formats2.test(data9)) {
        let err23 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data10 = data.declineReason, _errs22 = errors, valid1 = !1, passing0 = null, _errs23 = errors;
      validate6(data10, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
      var _valid0 = _errs23 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs24 = errors;
      if (data10 !== null) {
        let err24 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      var _valid0 = _errs24 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs22, vErrors !== null && (_errs22 ? vErrors.length = _errs22 : vErrors = null);
      else {
        let err25 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.lastPaymentOn !== void 0) {
      let data11 = data.lastPaymentOn;
      if (typeof data11 != "string" && data11 !== null) {
        let err26 = { instancePath: instancePath + "/lastPaymentOn", schemaPath: "#/properties/lastPaymentOn/type", keyword: "type", params: { type: schema9.properties.lastPaymentOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data11 == "string" && !formats1.test(data11)) {
        let err27 = { instancePath: instancePath + "/lastPaymentOn", schemaPath: "#/properties/lastPaymentOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.stoppableUntil !== void 0) {
      let data12 = data.stoppableUntil;
      if (typeof data12 != "string" && data12 !== null) {
        let err28 = { instancePath: instancePath + "/stoppableUntil", schemaPath: "#/properties/stoppableUntil/type", keyword: "type", params: { type: schema9.properties.stoppableUntil.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data12 == "string" && !formats1.test(data12)) {
        let err29 = { instancePath: instancePath + "/stoppableUntil", schemaPath: "#/properties/stoppableUntil/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
var changeAutopay_request = validate10, schema10 = { type: "object", required: ["accountNumber", "method", "textVersion", "textHash", "language", "authorized", "currentPassword", "idempotencyKey"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, method: { type: "string", enum: ["card", "bank"] }, paymentMethodId: { type: "string", minLength: 4, maxLength: 64 }, paymentToken: { $ref: "apex.PaymentToken" }, textVersion: { type: "string", minLength: 1, maxLength: 40 }, textHash: { type: "string", pattern: "^[0-9a-f]{64}$" }, language: { $ref: "apex.Language" }, authorized: { type: "boolean", const: !0 }, currentPassword: { type: "string", minLength: 1, maxLength: 128 }, idempotencyKey: { $ref: "apex.IdempotencyKey" } } }, func1 = Object.prototype.hasOwnProperty, schema11 = { type: "string", enum: ["en", "es"] };
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
var pattern2 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.method === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.textVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "textVersion" }, message: "must have required property 'textVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.textHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "textHash" }, message: "must have required property 'textHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.authorized === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authorized" }, message: "must have required property 'authorized'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.currentPassword === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPassword" }, message: "must have required property 'currentPassword'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema10.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "card" || data1 === "bank")) {
        let err10 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema10.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.paymentMethodId !== void 0) {
      let data2 = data.paymentMethodId;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 64) {
          let err11 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (ucs2length(data2) < 4) {
          let err12 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.paymentToken !== void 0 && (validate2(data.paymentToken, { instancePath: instancePath + "/paymentToken", parentData: data, parentDataProperty: "paymentToken", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.textVersion !== void 0) {
      let data4 = data.textVersion;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 40) {
          let err14 = { instancePath: instancePath + "/textVersion", schemaPath: "#/properties/textVersion/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data4.length < 1) {
          let err15 = { instancePath: instancePath + "/textVersion", schemaPath: "#/properties/textVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/textVersion", schemaPath: "#/properties/textVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.textHash !== void 0) {
      let data5 = data.textHash;
      if (typeof data5 == "string") {
        if (!pattern2.test(data5)) {
          let err17 = { instancePath: instancePath + "/textHash", schemaPath: "#/properties/textHash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/textHash", schemaPath: "#/properties/textHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.authorized !== void 0) {
      let data7 = data.authorized;
      if (typeof data7 != "boolean") {
        let err19 = { instancePath: instancePath + "/authorized", schemaPath: "#/properties/authorized/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (data7 !== !0) {
        let err20 = { instancePath: instancePath + "/authorized", schemaPath: "#/properties/authorized/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.currentPassword !== void 0) {
      let data8 = data.currentPassword;
      if (typeof data8 == "string") {
        if (ucs2length(data8) > 128) {
          let err21 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (data8.length < 1) {
          let err22 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate3(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var apex_AutopayAuthorization = validate12, schema12 = { type: "object", required: ["authorizationId", "accountNumber", "method", "companyName", "bankName", "lastFour", "accountType", "frequency", "amountRule", "startsOn", "language", "textVersion", "textHash", "title", "paragraphs", "authorizedAt", "revokedAt"], additionalProperties: !0, properties: { authorizationId: { type: "string" }, accountNumber: { $ref: "apex.AccountNumber" }, method: { type: "string", enum: ["card", "bank"] }, companyName: { type: "string" }, bankName: { type: ["string", "null"] }, lastFour: { type: "string" }, accountType: { type: ["string", "null"] }, frequency: { type: "string" }, amountRule: { type: "string" }, startsOn: { type: "string", format: "date" }, language: { $ref: "apex.Language" }, textVersion: { type: "string" }, textHash: { type: "string" }, title: { type: "string" }, paragraphs: { type: "array", items: { type: "string" } }, authorizedAt: { type: "string", format: "date-time" }, revokedAt: { type: ["string", "null"], format: "date-time" } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.authorizationId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authorizationId" }, message: "must have required property 'authorizationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.accountNumber === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.method === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.companyName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "companyName" }, message: "must have required property 'companyName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.bankName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bankName" }, message: "must have required property 'bankName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.lastFour === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastFour" }, message: "must have required property 'lastFour'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.accountType === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountType" }, message: "must have required property 'accountType'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.frequency === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "frequency" }, message: "must have required property 'frequency'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.amountRule === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountRule" }, message: "must have required property 'amountRule'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.startsOn === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startsOn" }, message: "must have required property 'startsOn'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.language === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.textVersion === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "textVersion" }, message: "must have required property 'textVersion'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.textHash === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "textHash" }, message: "must have required property 'textHash'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.title === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.paragraphs === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paragraphs" }, message: "must have required property 'paragraphs'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.authorizedAt === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "authorizedAt" }, message: "must have required property 'authorizedAt'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.revokedAt === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "revokedAt" }, message: "must have required property 'revokedAt'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.authorizationId !== void 0 && typeof data.authorizationId != "string") {
      let err17 = { instancePath: instancePath + "/authorizationId", schemaPath: "#/properties/authorizationId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.method !== void 0) {
      let data2 = data.method;
      if (typeof data2 != "string") {
        let err18 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data2 === "card" || data2 === "bank")) {
        let err19 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema12.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.companyName !== void 0 && typeof data.companyName != "string") {
      let err20 = { instancePath: instancePath + "/companyName", schemaPath: "#/properties/companyName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.bankName !== void 0) {
      let data4 = data.bankName;
      if (typeof data4 != "string" && data4 !== null) {
        let err21 = { instancePath: instancePath + "/bankName", schemaPath: "#/properties/bankName/type", keyword: "type", params: { type: schema12.properties.bankName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.lastFour !== void 0 && typeof data.lastFour != "string") {
      let err22 = { instancePath: instancePath + "/lastFour", schemaPath: "#/properties/lastFour/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.accountType !== void 0) {
      let data6 = data.accountType;
      if (typeof data6 != "string" && data6 !== null) {
        let err23 = { instancePath: instancePath + "/accountType", schemaPath: "#/properties/accountType/type", keyword: "type", params: { type: schema12.properties.accountType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.frequency !== void 0 && typeof data.frequency != "string") {
      let err24 = { instancePath: instancePath + "/frequency", schemaPath: "#/properties/frequency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.amountRule !== void 0 && typeof data.amountRule != "string") {
      let err25 = { instancePath: instancePath + "/amountRule", schemaPath: "#/properties/amountRule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.startsOn !== void 0) {
      let data9 = data.startsOn;
      if (typeof data9 == "string") {
        if (!formats1.test(data9)) {
          let err26 = { instancePath: instancePath + "/startsOn", schemaPath: "#/properties/startsOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/startsOn", schemaPath: "#/properties/startsOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.textVersion !== void 0 && typeof data.textVersion != "string") {
      let err28 = { instancePath: instancePath + "/textVersion", schemaPath: "#/properties/textVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.textHash !== void 0 && typeof data.textHash != "string") {
      let err29 = { instancePath: instancePath + "/textHash", schemaPath: "#/properties/textHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      let err30 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.paragraphs !== void 0) {
      let data14 = data.paragraphs;
      if (Array.isArray(data14)) {
        let len0 = data14.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data14[i0] != "string") {
            let err31 = { instancePath: instancePath + "/paragraphs/" + i0, schemaPath: "#/properties/paragraphs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
          }
      } else {
        let err32 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/properties/paragraphs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.authorizedAt !== void 0) {
      let data16 = data.authorizedAt;
      if (typeof data16 == "string") {
        if (!formats2.test(data16)) {
          let err33 = { instancePath: instancePath + "/authorizedAt", schemaPath: "#/properties/authorizedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/authorizedAt", schemaPath: "#/properties/authorizedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.revokedAt !== void 0) {
      let data17 = data.revokedAt;
      if (typeof data17 != "string" && data17 !== null) {
        let err35 = { instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/type", keyword: "type", params: { type: schema12.properties.revokedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (typeof data17 == "string" && !formats2.test(data17)) {
        let err36 = { instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
  } else {
    let err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
var apex_AutopayTerms = validate13, schema13 = { type: "object", required: ["method", "language", "textVersion", "textHash", "title", "paragraphs"], additionalProperties: !0, properties: { method: { type: "string", enum: ["card", "bank"] }, language: { $ref: "apex.Language" }, textVersion: { type: "string" }, textHash: { type: "string", pattern: "^[0-9a-f]{64}$" }, title: { type: "string" }, paragraphs: { type: "array", items: { type: "string" }, minItems: 1 } } };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.method === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.textVersion === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "textVersion" }, message: "must have required property 'textVersion'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.textHash === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "textHash" }, message: "must have required property 'textHash'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.title === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.paragraphs === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paragraphs" }, message: "must have required property 'paragraphs'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.method !== void 0) {
      let data0 = data.method;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "card" || data0 === "bank")) {
        let err7 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema13.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.textVersion !== void 0 && typeof data.textVersion != "string") {
      let err8 = { instancePath: instancePath + "/textVersion", schemaPath: "#/properties/textVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.textHash !== void 0) {
      let data3 = data.textHash;
      if (typeof data3 == "string") {
        if (!pattern2.test(data3)) {
          let err9 = { instancePath: instancePath + "/textHash", schemaPath: "#/properties/textHash/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{64}$" }, message: 'must match pattern "^[0-9a-f]{64}$"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/textHash", schemaPath: "#/properties/textHash/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      let err11 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.paragraphs !== void 0) {
      let data5 = data.paragraphs;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err12 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/properties/paragraphs/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data5[i0] != "string") {
            let err13 = { instancePath: instancePath + "/paragraphs/" + i0, schemaPath: "#/properties/paragraphs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
      } else {
        let err14 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/properties/paragraphs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
var apex_PaymentMethods = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.methods === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "methods" }, message: "must have required property 'methods'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.methods !== void 0) {
      let data0 = data.methods;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate4(data0[i0], { instancePath: instancePath + "/methods/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
var removePaymentMethod_request = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.paymentMethodId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentMethodId" }, message: "must have required property 'paymentMethodId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "paymentMethodId")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.paymentMethodId !== void 0) {
      let data1 = data.paymentMethodId;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 64) {
          let err3 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (ucs2length(data1) < 4) {
          let err4 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
var setUpAutopay_request = changeAutopay_request, validators = {
  addPaymentMethod: { request: addPaymentMethod_request, responses: { 200: apex_PaymentMethod, 400: apex_ApexErrors, 401: apex_ApexErrors, 402: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  cancelAutopay: { request: cancelAutopay_request, responses: { 200: apex_Autopay, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  changeAutopay: { request: changeAutopay_request, responses: { 200: apex_Autopay, 400: apex_ApexErrors, 401: apex_ApexErrors, 402: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAutopay: { responses: { 200: apex_Autopay, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAutopayAuthorization: { responses: { 200: apex_AutopayAuthorization, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAutopayTerms: { responses: { 200: apex_AutopayTerms, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPaymentMethods: { responses: { 200: apex_PaymentMethods, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  removePaymentMethod: { request: removePaymentMethod_request, responses: { 200: apex_PaymentMethods, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setUpAutopay: { request: setUpAutopay_request, responses: { 200: apex_Autopay, 400: apex_ApexErrors, 401: apex_ApexErrors, 402: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } }
};
export {
  validators
};
