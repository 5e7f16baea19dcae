// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

function equal(a, b) {
  if (a === b) return !0;
  if (typeof a != "object" || typeof b != "object" || a === null || b === null) return a !== a && b !== b;
  if (Array.isArray(a) !== Array.isArray(b)) return !1;
  let keys = Object.keys(a);
  return keys.length !== Object.keys(b).length ? !1 : keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

var addPasskey_request = validate0;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.challengeId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "challengeId" }, message: "must have required property 'challengeId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.credential === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "credential" }, message: "must have required property 'credential'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "challengeId" || key0 === "credential" || key0 === "sharedDevice")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.challengeId !== void 0) {
      let data0 = data.challengeId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 100) {
          let err3 = { instancePath: instancePath + "/challengeId", schemaPath: "#/properties/challengeId/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/challengeId", schemaPath: "#/properties/challengeId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/challengeId", schemaPath: "#/properties/challengeId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.credential !== void 0) {
      let data1 = data.credential;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err6 = { instancePath: instancePath + "/credential", schemaPath: "#/properties/credential/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.sharedDevice !== void 0 && typeof data.sharedDevice != "boolean") {
      let err7 = { instancePath: instancePath + "/sharedDevice", schemaPath: "#/properties/sharedDevice/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var apex_Passkey = validate1, schema1 = { type: "object", required: ["passkeyId", "name", "createdAt", "lastUsedAt"], additionalProperties: !0, properties: { passkeyId: { type: "string" }, name: { type: "string" }, createdAt: { type: "string", format: "date-time" }, lastUsedAt: { type: ["string", "null"], format: "date-time" } } }, formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.passkeyId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passkeyId" }, message: "must have required property 'passkeyId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.createdAt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdAt" }, message: "must have required property 'createdAt'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.lastUsedAt === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastUsedAt" }, message: "must have required property 'lastUsedAt'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.passkeyId !== void 0 && typeof data.passkeyId != "string") {
      let err4 = { instancePath: instancePath + "/passkeyId", schemaPath: "#/properties/passkeyId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.createdAt !== void 0) {
      let data2 = data.createdAt;
      if (typeof data2 == "string") {
        if (!formats0.test(data2)) {
          let err6 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/createdAt", schemaPath: "#/properties/createdAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.lastUsedAt !== void 0) {
      let data3 = data.lastUsedAt;
      if (typeof data3 != "string" && data3 !== null) {
        let err8 = { instancePath: instancePath + "/lastUsedAt", schemaPath: "#/properties/lastUsedAt/type", keyword: "type", params: { type: schema1.properties.lastUsedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data3 == "string" && !formats0.test(data3)) {
        let err9 = { instancePath: instancePath + "/lastUsedAt", schemaPath: "#/properties/lastUsedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var apex_ApexErrors = validate2;
var schema4 = { type: "string", enum: ["cardExpired", "insufficientFunds", "codeWrong", "doNotHonor"] };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "cardExpired" || data === "insufficientFunds" || data === "codeWrong" || data === "doNotHonor")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema4.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.declineReason !== void 0 && (validate3(data.declineReason, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.triesLeft !== void 0) {
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
  return validate4.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate4(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var addPaymentMethod_request = validate5, schema5 = { type: "object", required: ["accountNumber", "method", "paymentToken", "currentPassword", "idempotencyKey"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, method: { type: "string", enum: ["card", "bank"] }, paymentToken: { $ref: "apex.PaymentToken" }, currentPassword: { type: "string", minLength: 1, maxLength: 128 }, idempotencyKey: { $ref: "apex.IdempotencyKey" } } };
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate6.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate7.errors = vErrors, errors === 0;
}
var formats1 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!formats1.test(data)) {
      let err0 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "card" || data1 === "bank")) {
        let err7 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema5.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.paymentToken !== void 0 && (validate7(data.paymentToken, { instancePath: instancePath + "/paymentToken", parentData: data, parentDataProperty: "paymentToken", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.currentPassword !== void 0) {
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
    data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var apex_PaymentMethod = validate9, schema9 = { type: "object", required: ["paymentMethodId", "method", "brandName", "lastFour", "accountType", "expires", "state", "usedByAutopay"], additionalProperties: !0, properties: { paymentMethodId: { type: "string" }, method: { type: "string", enum: ["card", "bank"] }, brandName: { type: ["string", "null"] }, lastFour: { type: "string" }, accountType: { type: ["string", "null"] }, expires: { type: ["string", "null"] }, state: { type: "string", enum: ["usable", "validating", "expired", "refused"] }, usedByAutopay: { type: "boolean" } } };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err10 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema9.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.brandName !== void 0) {
      let data2 = data.brandName;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: schema9.properties.brandName.type }, message: "must be string,null" };
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
        let err13 = { instancePath: instancePath + "/accountType", schemaPath: "#/properties/accountType/type", keyword: "type", params: { type: schema9.properties.accountType.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.expires !== void 0) {
      let data5 = data.expires;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/expires", schemaPath: "#/properties/expires/type", keyword: "type", params: { type: schema9.properties.expires.type }, message: "must be string,null" };
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
        let err16 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema9.properties.state.enum }, message: "must be equal to one of the allowed values" };
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
  return validate9.errors = vErrors, errors === 0;
}
var answerIdentityVerification_request = validate10;
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
    if (data.verificationId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verificationId" }, message: "must have required property 'verificationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.questionId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "questionId" }, message: "must have required property 'questionId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.answer === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.language === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "verificationId" || key0 === "questionId" || key0 === "answer" || key0 === "language")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.verificationId !== void 0) {
      let data0 = data.verificationId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 64) {
          let err5 = { instancePath: instancePath + "/verificationId", schemaPath: "#/properties/verificationId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (ucs2length(data0) < 4) {
          let err6 = { instancePath: instancePath + "/verificationId", schemaPath: "#/properties/verificationId/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/verificationId", schemaPath: "#/properties/verificationId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.questionId !== void 0) {
      let data1 = data.questionId;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 64) {
          let err8 = { instancePath: instancePath + "/questionId", schemaPath: "#/properties/questionId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.length < 1) {
          let err9 = { instancePath: instancePath + "/questionId", schemaPath: "#/properties/questionId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/questionId", schemaPath: "#/properties/questionId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.answer !== void 0) {
      let data2 = data.answer;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 100) {
          let err11 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2.length < 1) {
          let err12 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var apex_IdentityVerification = validate12, schema12 = { type: "object", required: ["orderId", "verificationId", "state", "questionId", "questionText", "choices", "number", "of", "codeSentTo", "attemptsLeft", "resendAllowedAt", "resumeUntil"], additionalProperties: !0, properties: { orderId: { $ref: "apex.RecordId" }, verificationId: { type: ["string", "null"] }, state: { type: "string", enum: ["notStarted", "question", "code", "passed", "failed", "postponed", "cancelled"] }, questionId: { type: ["string", "null"] }, questionText: { type: ["string", "null"] }, choices: { type: "array", items: { $ref: "apex.AnswerChoice" } }, number: { type: ["integer", "null"], minimum: 0 }, of: { type: ["integer", "null"], minimum: 0 }, codeSentTo: { type: ["string", "null"] }, attemptsLeft: { type: ["integer", "null"], minimum: 0 }, resendAllowedAt: { type: ["string", "null"], format: "date-time" }, resumeUntil: { type: ["string", "null"], format: "date-time" } } };
var pattern2 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern2.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$" }, message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.value !== void 0 && typeof data.value != "string") {
      let err2 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err3 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.verificationId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verificationId" }, message: "must have required property 'verificationId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.state === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.questionId === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "questionId" }, message: "must have required property 'questionId'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.questionText === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "questionText" }, message: "must have required property 'questionText'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.choices === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "choices" }, message: "must have required property 'choices'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.number === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "number" }, message: "must have required property 'number'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.of === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.codeSentTo === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "codeSentTo" }, message: "must have required property 'codeSentTo'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.attemptsLeft === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attemptsLeft" }, message: "must have required property 'attemptsLeft'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.resendAllowedAt === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resendAllowedAt" }, message: "must have required property 'resendAllowedAt'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.resumeUntil === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resumeUntil" }, message: "must have required property 'resumeUntil'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.verificationId !== void 0) {
      let data1 = data.verificationId;
      if (typeof data1 != "string" && data1 !== null) {
        let err12 = { instancePath: instancePath + "/verificationId", schemaPath: "#/properties/verificationId/type", keyword: "type", params: { type: schema12.properties.verificationId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.state !== void 0) {
      let data2 = data.state;
      if (typeof data2 != "string") {
        let err13 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data2 === "notStarted" || data2 === "question" || data2 === "code" || data2 === "passed" || data2 === "failed" || data2 === "postponed" || data2 === "cancelled")) {
        let err14 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema12.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.questionId !== void 0) {
      let data3 = data.questionId;
      if (typeof data3 != "string" && data3 !== null) {
        let err15 = { instancePath: instancePath + "/questionId", schemaPath: "#/properties/questionId/type", keyword: "type", params: { type: schema12.properties.questionId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.questionText !== void 0) {
      let data4 = data.questionText;
      if (typeof data4 != "string" && data4 !== null) {
        let err16 = { instancePath: instancePath + "/questionText", schemaPath: "#/properties/questionText/type", keyword: "type", params: { type: schema12.properties.questionText.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.choices !== void 0) {
      let data5 = data.choices;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate14(data5[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.number !== void 0) {
      let data7 = data.number;
      if (!Number.isInteger(data7) && data7 !== null) {
        let err18 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/type", keyword: "type", params: { type: schema12.properties.number.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err19 = { instancePath: instancePath + "/number", schemaPath: "#/properties/number/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.of !== void 0) {
      let data8 = data.of;
      if (!Number.isInteger(data8) && data8 !== null) {
        let err20 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/type", keyword: "type", params: { type: schema12.properties.of.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (Number.isFinite(data8) && data8 < 0) {
        let err21 = { instancePath: instancePath + "/of", schemaPath: "#/properties/of/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.codeSentTo !== void 0) {
      let data9 = data.codeSentTo;
      if (typeof data9 != "string" && data9 !== null) {
        let err22 = { instancePath: instancePath + "/codeSentTo", schemaPath: "#/properties/codeSentTo/type", keyword: "type", params: { type: schema12.properties.codeSentTo.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.attemptsLeft !== void 0) {
      let data10 = data.attemptsLeft;
      if (!Number.isInteger(data10) && data10 !== null) {
        let err23 = { instancePath: instancePath + "/attemptsLeft", schemaPath: "#/properties/attemptsLeft/type", keyword: "type", params: { type: schema12.properties.attemptsLeft.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (Number.isFinite(data10) && data10 < 0) {
        let err24 = { instancePath: instancePath + "/attemptsLeft", schemaPath: "#/properties/attemptsLeft/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.resendAllowedAt !== void 0) {
      let data11 = data.resendAllowedAt;
      if (typeof data11 != "string" && data11 !== null) {
        let err25 = { instancePath: instancePath + "/resendAllowedAt", schemaPath: "#/properties/resendAllowedAt/type", keyword: "type", params: { type: schema12.properties.resendAllowedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data11 == "string" && !formats0.test(data11)) {
        let err26 = { instancePath: instancePath + "/resendAllowedAt", schemaPath: "#/properties/resendAllowedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.resumeUntil !== void 0) {
      let data12 = data.resumeUntil;
      if (typeof data12 != "string" && data12 !== null) {
        let err27 = { instancePath: instancePath + "/resumeUntil", schemaPath: "#/properties/resumeUntil/type", keyword: "type", params: { type: schema12.properties.resumeUntil.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data12 == "string" && !formats0.test(data12)) {
        let err28 = { instancePath: instancePath + "/resumeUntil", schemaPath: "#/properties/resumeUntil/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
  } else {
    let err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
var answerOutstandingBalance_request = validate15;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.settled === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "settled" }, message: "must have required property 'settled'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "orderId" || key0 === "settled")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.settled !== void 0 && typeof data.settled != "boolean") {
      let err3 = { instancePath: instancePath + "/settled", schemaPath: "#/properties/settled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
var apex_RequiredDocuments = validate16, schema16 = { type: "object", required: ["orderId", "requirements", "isComplete", "submittedAt", "answerDueAt", "balanceState", "switchHoldState"], additionalProperties: !0, properties: { orderId: { $ref: "apex.RecordId" }, requirements: { type: "array", items: { $ref: "apex.RequiredDocument" } }, isComplete: { type: "boolean" }, submittedAt: { type: ["string", "null"], format: "date-time" }, answerDueAt: { type: ["string", "null"], format: "date-time" }, balanceState: { type: "string", enum: ["notApplicable", "unanswered", "settled", "unsettled", "resolved"] }, switchHoldState: { type: "string", enum: ["notApplicable", "unanswered", "removed", "standing", "resolved"] } } }, schema17 = { type: "object", required: ["requirementId", "purpose", "acceptedTypes", "state", "documents"], additionalProperties: !0, properties: { requirementId: { type: "string" }, purpose: { type: "string" }, acceptedTypes: { type: "array", items: { type: "string" } }, state: { type: "string", enum: ["missing", "quarantined", "clean", "infected", "refused", "accepted"] }, documents: { type: "array", items: { $ref: "apex.UploadedDocument" } } } }, schema18 = { type: "object", required: ["documentId", "fileId", "documentType", "fileName", "sizeBytes", "state", "reason", "uploadedAt", "answerDueAt", "replacesDocumentId"], additionalProperties: !0, properties: { documentId: { type: "string" }, fileId: { type: "string" }, documentType: { type: "string" }, fileName: { type: "string" }, sizeBytes: { type: "integer", minimum: 0 }, state: { type: "string", enum: ["quarantined", "clean", "infected", "refused", "accepted"] }, reason: { type: ["string", "null"] }, uploadedAt: { type: "string", format: "date-time" }, answerDueAt: { type: ["string", "null"], format: "date-time" }, replacesDocumentId: { type: ["string", "null"] } } };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.documentId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documentId" }, message: "must have required property 'documentId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fileId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fileId" }, message: "must have required property 'fileId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.documentType === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documentType" }, message: "must have required property 'documentType'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.fileName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fileName" }, message: "must have required property 'fileName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.sizeBytes === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sizeBytes" }, message: "must have required property 'sizeBytes'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.state === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.reason === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.uploadedAt === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "uploadedAt" }, message: "must have required property 'uploadedAt'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.answerDueAt === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answerDueAt" }, message: "must have required property 'answerDueAt'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.replacesDocumentId === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "replacesDocumentId" }, message: "must have required property 'replacesDocumentId'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.documentId !== void 0 && typeof data.documentId != "string") {
      let err10 = { instancePath: instancePath + "/documentId", schemaPath: "#/properties/documentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.fileId !== void 0 && typeof data.fileId != "string") {
      let err11 = { instancePath: instancePath + "/fileId", schemaPath: "#/properties/fileId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.documentType !== void 0 && typeof data.documentType != "string") {
      let err12 = { instancePath: instancePath + "/documentType", schemaPath: "#/properties/documentType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.fileName !== void 0 && typeof data.fileName != "string") {
      let err13 = { instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.sizeBytes !== void 0) {
      let data4 = data.sizeBytes;
      if (!Number.isInteger(data4)) {
        let err14 = { instancePath: instancePath + "/sizeBytes", schemaPath: "#/properties/sizeBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err15 = { instancePath: instancePath + "/sizeBytes", schemaPath: "#/properties/sizeBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.state !== void 0) {
      let data5 = data.state;
      if (typeof data5 != "string") {
        let err16 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data5 === "quarantined" || data5 === "clean" || data5 === "infected" || data5 === "refused" || data5 === "accepted")) {
        let err17 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema18.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data6 = data.reason;
      if (typeof data6 != "string" && data6 !== null) {
        let err18 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema18.properties.reason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.uploadedAt !== void 0) {
      let data7 = data.uploadedAt;
      if (typeof data7 == "string") {
        if (!formats0.test(data7)) {
          let err19 = { instancePath: instancePath + "/uploadedAt", schemaPath: "#/properties/uploadedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/uploadedAt", schemaPath: "#/properties/uploadedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.answerDueAt !== void 0) {
      let data8 = data.answerDueAt;
      if (typeof data8 != "string" && data8 !== null) {
        let err21 = { instancePath: instancePath + "/answerDueAt", schemaPath: "#/properties/answerDueAt/type", keyword: "type", params: { type: schema18.properties.answerDueAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data8 == "string" && !formats0.test(data8)) {
        let err22 = { instancePath: instancePath + "/answerDueAt", schemaPath: "#/properties/answerDueAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.replacesDocumentId !== void 0) {
      let data9 = data.replacesDocumentId;
      if (typeof data9 != "string" && data9 !== null) {
        let err23 = { instancePath: instancePath + "/replacesDocumentId", schemaPath: "#/properties/replacesDocumentId/type", keyword: "type", params: { type: schema18.properties.replacesDocumentId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.requirementId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requirementId" }, message: "must have required property 'requirementId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.purpose === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "purpose" }, message: "must have required property 'purpose'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.acceptedTypes === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptedTypes" }, message: "must have required property 'acceptedTypes'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.state === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.documents === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documents" }, message: "must have required property 'documents'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.requirementId !== void 0 && typeof data.requirementId != "string") {
      let err5 = { instancePath: instancePath + "/requirementId", schemaPath: "#/properties/requirementId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.purpose !== void 0 && typeof data.purpose != "string") {
      let err6 = { instancePath: instancePath + "/purpose", schemaPath: "#/properties/purpose/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.acceptedTypes !== void 0) {
      let data2 = data.acceptedTypes;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            let err7 = { instancePath: instancePath + "/acceptedTypes/" + i0, schemaPath: "#/properties/acceptedTypes/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        let err8 = { instancePath: instancePath + "/acceptedTypes", schemaPath: "#/properties/acceptedTypes/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.state !== void 0) {
      let data4 = data.state;
      if (typeof data4 != "string") {
        let err9 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data4 === "missing" || data4 === "quarantined" || data4 === "clean" || data4 === "infected" || data4 === "refused" || data4 === "accepted")) {
        let err10 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema17.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.documents !== void 0) {
      let data5 = data.documents;
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate17(data5[i1], { instancePath: instancePath + "/documents/" + i1, parentData: data5, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      } else {
        let err11 = { instancePath: instancePath + "/documents", schemaPath: "#/properties/documents/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.requirements === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requirements" }, message: "must have required property 'requirements'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.isComplete === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isComplete" }, message: "must have required property 'isComplete'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.submittedAt === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "submittedAt" }, message: "must have required property 'submittedAt'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.answerDueAt === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answerDueAt" }, message: "must have required property 'answerDueAt'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.balanceState === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balanceState" }, message: "must have required property 'balanceState'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.switchHoldState === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "switchHoldState" }, message: "must have required property 'switchHoldState'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.requirements !== void 0) {
      let data1 = data.requirements;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate18(data1[i0], { instancePath: instancePath + "/requirements/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/requirements", schemaPath: "#/properties/requirements/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.isComplete !== void 0 && typeof data.isComplete != "boolean") {
      let err8 = { instancePath: instancePath + "/isComplete", schemaPath: "#/properties/isComplete/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.submittedAt !== void 0) {
      let data4 = data.submittedAt;
      if (typeof data4 != "string" && data4 !== null) {
        let err9 = { instancePath: instancePath + "/submittedAt", schemaPath: "#/properties/submittedAt/type", keyword: "type", params: { type: schema16.properties.submittedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data4 == "string" && !formats0.test(data4)) {
        let err10 = { instancePath: instancePath + "/submittedAt", schemaPath: "#/properties/submittedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.answerDueAt !== void 0) {
      let data5 = data.answerDueAt;
      if (typeof data5 != "string" && data5 !== null) {
        let err11 = { instancePath: instancePath + "/answerDueAt", schemaPath: "#/properties/answerDueAt/type", keyword: "type", params: { type: schema16.properties.answerDueAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (typeof data5 == "string" && !formats0.test(data5)) {
        let err12 = { instancePath: instancePath + "/answerDueAt", schemaPath: "#/properties/answerDueAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.balanceState !== void 0) {
      let data6 = data.balanceState;
      if (typeof data6 != "string") {
        let err13 = { instancePath: instancePath + "/balanceState", schemaPath: "#/properties/balanceState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data6 === "notApplicable" || data6 === "unanswered" || data6 === "settled" || data6 === "unsettled" || data6 === "resolved")) {
        let err14 = { instancePath: instancePath + "/balanceState", schemaPath: "#/properties/balanceState/enum", keyword: "enum", params: { allowedValues: schema16.properties.balanceState.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.switchHoldState !== void 0) {
      let data7 = data.switchHoldState;
      if (typeof data7 != "string") {
        let err15 = { instancePath: instancePath + "/switchHoldState", schemaPath: "#/properties/switchHoldState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data7 === "notApplicable" || data7 === "unanswered" || data7 === "removed" || data7 === "standing" || data7 === "resolved")) {
        let err16 = { instancePath: instancePath + "/switchHoldState", schemaPath: "#/properties/switchHoldState/enum", keyword: "enum", params: { allowedValues: schema16.properties.switchHoldState.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
var answerSwitchHold_request = validate19;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.removed === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "removed" }, message: "must have required property 'removed'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "orderId" || key0 === "removed")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.removed !== void 0 && typeof data.removed != "boolean") {
      let err3 = { instancePath: instancePath + "/removed", schemaPath: "#/properties/removed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
var beginPasskey_request = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.currentPassword === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPassword" }, message: "must have required property 'currentPassword'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "name" || key0 === "currentPassword")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.name !== void 0) {
      let data0 = data.name;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 60) {
          let err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.currentPassword !== void 0) {
      let data1 = data.currentPassword;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 1e3) {
          let err6 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
var apex_PasskeyChallenge = validate21;
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.challengeId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "challengeId" }, message: "must have required property 'challengeId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.options === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "options" }, message: "must have required property 'options'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.challengeId !== void 0) {
      let data0 = data.challengeId;
      if (typeof data0 == "string") {
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/challengeId", schemaPath: "#/properties/challengeId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/challengeId", schemaPath: "#/properties/challengeId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.options !== void 0) {
      let data1 = data.options;
      if (!(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
        let err4 = { instancePath: instancePath + "/options", schemaPath: "#/properties/options/type", keyword: "type", params: { type: "object" }, message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var bookVisit_request = validate22;
var schema23 = { type: "string", enum: ["meterCheck", "voltage", "connection"] };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "meterCheck" || data === "voltage" || data === "connection")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
var pattern3 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{2}$", "u");
function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern3.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{2}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate24.errors = vErrors, errors === 0;
}
var pattern4 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z#*]{3,10}$", "u");
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.slotId === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slotId" }, message: "must have required property 'slotId'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.phone === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.someoneHome === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "someoneHome" }, message: "must have required property 'someoneHome'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "kind" || key0 === "slotId" || key0 === "phone" || key0 === "someoneHome" || key0 === "gateCode" || key0 === "note" || key0 === "idempotencyKey")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.kind !== void 0 && (validate23(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length)), data.slotId !== void 0 && (validate24(data.slotId, { instancePath: instancePath + "/slotId", parentData: data, parentDataProperty: "slotId", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.phone !== void 0) {
      let data3 = data.phone;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 30) {
          let err7 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (ucs2length(data3) < 7) {
          let err8 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/minLength", keyword: "minLength", params: { limit: 7 }, message: "must NOT have fewer than 7 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.someoneHome !== void 0 && typeof data.someoneHome != "boolean") {
      let err10 = { instancePath: instancePath + "/someoneHome", schemaPath: "#/properties/someoneHome/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.gateCode !== void 0) {
      let data5 = data.gateCode;
      if (typeof data5 == "string") {
        if (!pattern4.test(data5)) {
          let err11 = { instancePath: instancePath + "/gateCode", schemaPath: "#/properties/gateCode/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z#*]{3,10}$" }, message: 'must match pattern "^[0-9A-Za-z#*]{3,10}$"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/gateCode", schemaPath: "#/properties/gateCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.note !== void 0) {
      let data6 = data.note;
      if (typeof data6 == "string") {
        if (ucs2length(data6) > 300) {
          let err13 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var apex_Visit = validate25, schema25 = { type: "object", required: ["accountNumber", "state", "serviceAddress", "visit"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, state: { type: "string", enum: ["open", "booked", "accountClosed"] }, serviceAddress: { type: ["string", "null"] }, visit: { anyOf: [{ $ref: "apex.BookedVisit" }, { type: "null" }] } } };
var pattern5 = /* @__PURE__ */ new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u");
function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern5.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate26.errors = vErrors, errors === 0;
}
var formats2 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.visitId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitId" }, message: "must have required property 'visitId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.on === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" }, message: "must have required property 'on'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.startsAt === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startsAt" }, message: "must have required property 'startsAt'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.endsAt === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endsAt" }, message: "must have required property 'endsAt'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.phone === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.someoneHome === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "someoneHome" }, message: "must have required property 'someoneHome'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.visitId !== void 0 && typeof data.visitId != "string") {
      let err7 = { instancePath: instancePath + "/visitId", schemaPath: "#/properties/visitId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.kind !== void 0 && (validate23(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length)), data.on !== void 0) {
      let data2 = data.on;
      if (typeof data2 == "string") {
        if (!formats2.test(data2)) {
          let err8 = { instancePath: instancePath + "/on", schemaPath: "#/properties/on/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/on", schemaPath: "#/properties/on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.startsAt !== void 0 && (validate26(data.startsAt, { instancePath: instancePath + "/startsAt", parentData: data, parentDataProperty: "startsAt", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data.endsAt !== void 0 && (validate26(data.endsAt, { instancePath: instancePath + "/endsAt", parentData: data, parentDataProperty: "endsAt", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data.phone !== void 0 && typeof data.phone != "string") {
      let err10 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.someoneHome !== void 0 && typeof data.someoneHome != "boolean") {
      let err11 = { instancePath: instancePath + "/someoneHome", schemaPath: "#/properties/someoneHome/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate27.errors = vErrors, errors === 0;
}
function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.serviceAddress === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "serviceAddress" }, message: "must have required property 'serviceAddress'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.visit === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visit" }, message: "must have required property 'visit'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err4 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data1 === "open" || data1 === "booked" || data1 === "accountClosed")) {
        let err5 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema25.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.serviceAddress !== void 0) {
      let data2 = data.serviceAddress;
      if (typeof data2 != "string" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema25.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.visit !== void 0) {
      let data3 = data.visit, _errs8 = errors, valid1 = !1, _errs9 = errors;
      validate27(data3, { instancePath: instancePath + "/visit", parentData: data, parentDataProperty: "visit", rootData }) || (vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors), errors = vErrors.length);
      var _valid0 = _errs9 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs10 = errors;
        if (data3 !== null) {
          let err7 = { instancePath: instancePath + "/visit", schemaPath: "#/properties/visit/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        var _valid0 = _errs10 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/visit", schemaPath: "#/properties/visit/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate25.errors = vErrors, errors === 0;
}
var cancelAutopay_request = validate28;
function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate28.errors = vErrors, errors === 0;
}
var apex_Autopay = validate29, schema29 = { type: "object", required: ["accountNumber", "state", "paymentMethodId", "method", "brandName", "lastFour", "nextPaymentOn", "nextAmountCents", "authorizationId", "since"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, state: { type: "string", enum: ["off", "pending", "on", "suspended"] }, paymentMethodId: { type: ["string", "null"] }, method: { type: ["string", "null"], enum: ["card", "bank", null] }, brandName: { type: ["string", "null"] }, lastFour: { type: ["string", "null"] }, nextPaymentOn: { type: ["string", "null"], format: "date" }, nextAmountCents: { type: ["integer", "null"], minimum: 0 }, authorizationId: { type: ["string", "null"] }, since: { type: ["string", "null"], format: "date-time" }, declineReason: { oneOf: [{ $ref: "apex.DeclineReason" }, { type: "null" }] } } };
function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data1 === "off" || data1 === "pending" || data1 === "on" || data1 === "suspended")) {
        let err11 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema29.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.paymentMethodId !== void 0) {
      let data2 = data.paymentMethodId;
      if (typeof data2 != "string" && data2 !== null) {
        let err12 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/type", keyword: "type", params: { type: schema29.properties.paymentMethodId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.method !== void 0) {
      let data3 = data.method;
      if (typeof data3 != "string" && data3 !== null) {
        let err13 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: schema29.properties.method.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data3 === "card" || data3 === "bank" || data3 === null)) {
        let err14 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema29.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.brandName !== void 0) {
      let data4 = data.brandName;
      if (typeof data4 != "string" && data4 !== null) {
        let err15 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: schema29.properties.brandName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.lastFour !== void 0) {
      let data5 = data.lastFour;
      if (typeof data5 != "string" && data5 !== null) {
        let err16 = { instancePath: instancePath + "/lastFour", schemaPath: "#/properties/lastFour/type", keyword: "type", params: { type: schema29.properties.lastFour.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.nextPaymentOn !== void 0) {
      let data6 = data.nextPaymentOn;
      if (typeof data6 != "string" && data6 !== null) {
        let err17 = { instancePath: instancePath + "/nextPaymentOn", schemaPath: "#/properties/nextPaymentOn/type", keyword: "type", params: { type: schema29.properties.nextPaymentOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data6 == "string" && !formats2.test(data6)) {
        let err18 = { instancePath: instancePath + "/nextPaymentOn", schemaPath: "#/properties/nextPaymentOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.nextAmountCents !== void 0) {
      let data7 = data.nextAmountCents;
      if (!Number.isInteger(data7) && data7 !== null) {
        let err19 = { instancePath: instancePath + "/nextAmountCents", schemaPath: "#/properties/nextAmountCents/type", keyword: "type", params: { type: schema29.properties.nextAmountCents.type }, message: "must be integer,null" };
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
        let err21 = { instancePath: instancePath + "/authorizationId", schemaPath: "#/properties/authorizationId/type", keyword: "type", params: { type: schema29.properties.authorizationId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.since !== void 0) {
      let data9 = data.since;
      if (typeof data9 != "string" && data9 !== null) {
        let err22 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: schema29.properties.since.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data9 == "string" && !formats0.test(data9)) {
        let err23 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data10 = data.declineReason, _errs22 = errors, valid1 = !1, passing0 = null, _errs23 = errors;
      validate3(data10, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
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
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate29.errors = vErrors, errors === 0;
}
var cancelCall_request = validate30;
function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.callId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callId" }, message: "must have required property 'callId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "callId") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.callId !== void 0) {
      let data0 = data.callId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 40) {
          let err2 = { instancePath: instancePath + "/callId", schemaPath: "#/properties/callId/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/callId", schemaPath: "#/properties/callId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/callId", schemaPath: "#/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate30.errors = vErrors, errors === 0;
}
var apex_CallBack = validate31, schema31 = { type: "object", required: ["state", "call"], additionalProperties: !0, properties: { state: { type: "string", enum: ["open", "booked"] }, call: { anyOf: [{ $ref: "apex.BookedCall" }, { type: "null" }] } } };
var schema33 = { type: "string", enum: ["bills", "payments", "plans", "usage", "enrollment", "moving", "outages", "account"] };
function validate32(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "bills" || data === "payments" || data === "plans" || data === "usage" || data === "enrollment" || data === "moving" || data === "outages" || data === "account")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema33.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate32.errors = vErrors, errors === 0;
}
var schema34 = { type: "string", enum: ["en", "es", "vi"] };
function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es" || data === "vi")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema34.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate33.errors = vErrors, errors === 0;
}
function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.callId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "callId" }, message: "must have required property 'callId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.topic === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "topic" }, message: "must have required property 'topic'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.language === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.on === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" }, message: "must have required property 'on'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.startsAt === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startsAt" }, message: "must have required property 'startsAt'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.endsAt === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endsAt" }, message: "must have required property 'endsAt'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.phone === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.callId !== void 0 && typeof data.callId != "string") {
      let err7 = { instancePath: instancePath + "/callId", schemaPath: "#/properties/callId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.topic !== void 0 && (validate32(data.topic, { instancePath: instancePath + "/topic", parentData: data, parentDataProperty: "topic", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length)), data.language !== void 0 && (validate33(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data.on !== void 0) {
      let data3 = data.on;
      if (typeof data3 == "string") {
        if (!formats2.test(data3)) {
          let err8 = { instancePath: instancePath + "/on", schemaPath: "#/properties/on/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/on", schemaPath: "#/properties/on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.startsAt !== void 0 && (validate26(data.startsAt, { instancePath: instancePath + "/startsAt", parentData: data, parentDataProperty: "startsAt", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data.endsAt !== void 0 && (validate26(data.endsAt, { instancePath: instancePath + "/endsAt", parentData: data, parentDataProperty: "endsAt", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data.phone !== void 0 && typeof data.phone != "string") {
      let err10 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate34.errors = vErrors, errors === 0;
}
function validate31(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.call === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "call" }, message: "must have required property 'call'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (!(data0 === "open" || data0 === "booked")) {
        let err3 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema31.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.call !== void 0) {
      let data1 = data.call, _errs5 = errors, valid1 = !1, _errs6 = errors;
      validate34(data1, { instancePath: instancePath + "/call", parentData: data, parentDataProperty: "call", rootData }) || (vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors), errors = vErrors.length);
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs7 = errors;
        if (data1 !== null) {
          let err4 = { instancePath: instancePath + "/call", schemaPath: "#/properties/call/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err5 = { instancePath: instancePath + "/call", schemaPath: "#/properties/call/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate31.errors = vErrors, errors === 0;
}
var cancelIdentityVerification_request = validate35;
function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.verificationId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verificationId" }, message: "must have required property 'verificationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "verificationId" || key0 === "language")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.verificationId !== void 0) {
      let data0 = data.verificationId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 64) {
          let err3 = { instancePath: instancePath + "/verificationId", schemaPath: "#/properties/verificationId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (ucs2length(data0) < 4) {
          let err4 = { instancePath: instancePath + "/verificationId", schemaPath: "#/properties/verificationId/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/verificationId", schemaPath: "#/properties/verificationId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate35.errors = vErrors, errors === 0;
}
var cancelVisit_request = validate36;
function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.visitId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "visitId" }, message: "must have required property 'visitId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "visitId")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.visitId !== void 0) {
      let data1 = data.visitId;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 40) {
          let err3 = { instancePath: instancePath + "/visitId", schemaPath: "#/properties/visitId/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/visitId", schemaPath: "#/properties/visitId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/visitId", schemaPath: "#/properties/visitId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate36.errors = vErrors, errors === 0;
}
var changeAutopay_request = validate37, schema37 = { type: "object", required: ["accountNumber", "method", "textVersion", "textHash", "language", "authorized", "currentPassword", "idempotencyKey"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, method: { type: "string", enum: ["card", "bank"] }, paymentMethodId: { type: "string", minLength: 4, maxLength: 64 }, paymentToken: { $ref: "apex.PaymentToken" }, textVersion: { type: "string", minLength: 1, maxLength: 40 }, textHash: { type: "string", pattern: "^[0-9a-f]{64}$" }, language: { $ref: "apex.Language" }, authorized: { type: "boolean", const: !0 }, currentPassword: { type: "string", minLength: 1, maxLength: 128 }, idempotencyKey: { $ref: "apex.IdempotencyKey" } } }, func1 = Object.prototype.hasOwnProperty, pattern6 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func1.call(schema37.properties, key0)) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "card" || data1 === "bank")) {
        let err10 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema37.properties.method.enum }, message: "must be equal to one of the allowed values" };
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
    if (data.paymentToken !== void 0 && (validate7(data.paymentToken, { instancePath: instancePath + "/paymentToken", parentData: data, parentDataProperty: "paymentToken", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.textVersion !== void 0) {
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
        if (!pattern6.test(data5)) {
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
    data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate37.errors = vErrors, errors === 0;
}
var changePassword_request = validate38;
function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.currentPassword === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPassword" }, message: "must have required property 'currentPassword'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.newPassword === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "newPassword" }, message: "must have required property 'newPassword'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.confirmPassword === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmPassword" }, message: "must have required property 'confirmPassword'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "currentPassword" || key0 === "newPassword" || key0 === "confirmPassword")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.currentPassword !== void 0) {
      let data0 = data.currentPassword;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 128) {
          let err4 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data0.length < 1) {
          let err5 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.newPassword !== void 0) {
      let data1 = data.newPassword;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 128) {
          let err7 = { instancePath: instancePath + "/newPassword", schemaPath: "#/properties/newPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data1.length < 1) {
          let err8 = { instancePath: instancePath + "/newPassword", schemaPath: "#/properties/newPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/newPassword", schemaPath: "#/properties/newPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.confirmPassword !== void 0) {
      let data2 = data.confirmPassword;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 128) {
          let err10 = { instancePath: instancePath + "/confirmPassword", schemaPath: "#/properties/confirmPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.length < 1) {
          let err11 = { instancePath: instancePath + "/confirmPassword", schemaPath: "#/properties/confirmPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/confirmPassword", schemaPath: "#/properties/confirmPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate38.errors = vErrors, errors === 0;
}
var apex_PasswordChanged = validate39, schema39 = { type: "object", required: ["status", "changedAt", "otherSessionsEnded"], additionalProperties: !0, properties: { status: { type: "string", enum: ["changed"] }, changedAt: { type: "string", format: "date-time" }, otherSessionsEnded: { type: "integer", minimum: 0 } } };
function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.changedAt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changedAt" }, message: "must have required property 'changedAt'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.otherSessionsEnded === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "otherSessionsEnded" }, message: "must have required property 'otherSessionsEnded'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data0 !== "changed") {
        let err4 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema39.properties.status.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.changedAt !== void 0) {
      let data1 = data.changedAt;
      if (typeof data1 == "string") {
        if (!formats0.test(data1)) {
          let err5 = { instancePath: instancePath + "/changedAt", schemaPath: "#/properties/changedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/changedAt", schemaPath: "#/properties/changedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.otherSessionsEnded !== void 0) {
      let data2 = data.otherSessionsEnded;
      if (!Number.isInteger(data2)) {
        let err7 = { instancePath: instancePath + "/otherSessionsEnded", schemaPath: "#/properties/otherSessionsEnded/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Number.isFinite(data2) && data2 < 0) {
        let err8 = { instancePath: instancePath + "/otherSessionsEnded", schemaPath: "#/properties/otherSessionsEnded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate39.errors = vErrors, errors === 0;
}
var changePlan_request = validate40;
function validate40(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.planId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planId" }, message: "must have required property 'planId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.requestedStartDate === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedStartDate" }, message: "must have required property 'requestedStartDate'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.acceptTerms === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptTerms" }, message: "must have required property 'acceptTerms'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.termsVersion === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "termsVersion" }, message: "must have required property 'termsVersion'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.language === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "planId" || key0 === "requestedStartDate" || key0 === "acceptTerms" || key0 === "termsVersion" || key0 === "idempotencyKey" || key0 === "language")) {
        let err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.planId !== void 0) {
      let data1 = data.planId;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 64) {
          let err8 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.length < 1) {
          let err9 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.requestedStartDate !== void 0) {
      let data2 = data.requestedStartDate;
      if (typeof data2 == "string") {
        if (!formats2.test(data2)) {
          let err11 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.acceptTerms !== void 0) {
      let data3 = data.acceptTerms;
      if (typeof data3 != "boolean") {
        let err13 = { instancePath: instancePath + "/acceptTerms", schemaPath: "#/properties/acceptTerms/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (data3 !== !0) {
        let err14 = { instancePath: instancePath + "/acceptTerms", schemaPath: "#/properties/acceptTerms/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.termsVersion !== void 0) {
      let data4 = data.termsVersion;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 40) {
          let err15 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (data4.length < 1) {
          let err16 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate40.errors = vErrors, errors === 0;
}
var apex_EnrollmentReceipt = validate41, schema41 = { type: "object", required: ["orderId", "confirmationNumber", "stage", "requestedStartDate", "depositAmountCents", "nextSteps"], additionalProperties: !0, properties: { orderId: { $ref: "apex.RecordId" }, confirmationNumber: { type: "string" }, stage: { type: "string", enum: ["submission", "processing", "complete"] }, requestedStartDate: { type: "string", format: "date" }, depositAmountCents: { type: ["integer", "null"], minimum: 0 }, nextSteps: { type: "array", items: { type: "string" } } } };
function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.confirmationNumber === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmationNumber" }, message: "must have required property 'confirmationNumber'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.stage === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stage" }, message: "must have required property 'stage'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.requestedStartDate === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedStartDate" }, message: "must have required property 'requestedStartDate'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.depositAmountCents === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "depositAmountCents" }, message: "must have required property 'depositAmountCents'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.nextSteps === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextSteps" }, message: "must have required property 'nextSteps'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.confirmationNumber !== void 0 && typeof data.confirmationNumber != "string") {
      let err6 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.stage !== void 0) {
      let data2 = data.stage;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data2 === "submission" || data2 === "processing" || data2 === "complete")) {
        let err8 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema41.properties.stage.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.requestedStartDate !== void 0) {
      let data3 = data.requestedStartDate;
      if (typeof data3 == "string") {
        if (!formats2.test(data3)) {
          let err9 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.depositAmountCents !== void 0) {
      let data4 = data.depositAmountCents;
      if (!Number.isInteger(data4) && data4 !== null) {
        let err11 = { instancePath: instancePath + "/depositAmountCents", schemaPath: "#/properties/depositAmountCents/type", keyword: "type", params: { type: schema41.properties.depositAmountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err12 = { instancePath: instancePath + "/depositAmountCents", schemaPath: "#/properties/depositAmountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.nextSteps !== void 0) {
      let data5 = data.nextSteps;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data5[i0] != "string") {
            let err13 = { instancePath: instancePath + "/nextSteps/" + i0, schemaPath: "#/properties/nextSteps/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
      } else {
        let err14 = { instancePath: instancePath + "/nextSteps", schemaPath: "#/properties/nextSteps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate41.errors = vErrors, errors === 0;
}
var checkEmailAddress_request = validate42;
function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "email") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.email !== void 0) {
      let data0 = data.email;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 320) {
          let err2 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/maxLength", keyword: "maxLength", params: { limit: 320 }, message: "must NOT have more than 320 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate42.errors = vErrors, errors === 0;
}
var apex_EmailCheck = validate43, schema43 = { type: "object", required: ["email", "deliverability", "risk", "warning", "suggestions"], additionalProperties: !0, properties: { email: { type: "string" }, deliverability: { type: "string" }, risk: { type: "string" }, warning: { type: ["string", "null"], enum: ["highRisk", "undeliverable", null] }, suggestions: { type: "array", items: { type: "string" } } } };
function validate43(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.deliverability === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deliverability" }, message: "must have required property 'deliverability'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.risk === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "risk" }, message: "must have required property 'risk'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.warning === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "warning" }, message: "must have required property 'warning'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.suggestions === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suggestions" }, message: "must have required property 'suggestions'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.email !== void 0 && typeof data.email != "string") {
      let err5 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.deliverability !== void 0 && typeof data.deliverability != "string") {
      let err6 = { instancePath: instancePath + "/deliverability", schemaPath: "#/properties/deliverability/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.risk !== void 0 && typeof data.risk != "string") {
      let err7 = { instancePath: instancePath + "/risk", schemaPath: "#/properties/risk/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.warning !== void 0) {
      let data3 = data.warning;
      if (typeof data3 != "string" && data3 !== null) {
        let err8 = { instancePath: instancePath + "/warning", schemaPath: "#/properties/warning/type", keyword: "type", params: { type: schema43.properties.warning.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data3 === "highRisk" || data3 === "undeliverable" || data3 === null)) {
        let err9 = { instancePath: instancePath + "/warning", schemaPath: "#/properties/warning/enum", keyword: "enum", params: { allowedValues: schema43.properties.warning.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.suggestions !== void 0) {
      let data4 = data.suggestions;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data4[i0] != "string") {
            let err10 = { instancePath: instancePath + "/suggestions/" + i0, schemaPath: "#/properties/suggestions/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
      } else {
        let err11 = { instancePath: instancePath + "/suggestions", schemaPath: "#/properties/suggestions/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate43.errors = vErrors, errors === 0;
}
var checkPasswordResetLink_request = validate44;
function validate45(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 256) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 256 }, message: "must NOT have more than 256 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 16) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 16 }, message: "must NOT have fewer than 16 characters" };
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
  return validate45.errors = vErrors, errors === 0;
}
function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "token") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.token !== void 0 && (validate45(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate44.errors = vErrors, errors === 0;
}
var apex_PasswordResetLink = validate46, schema46 = { type: "object", required: ["state", "expiresAt"], additionalProperties: !0, properties: { state: { type: "string", enum: ["valid"] }, expiresAt: { type: "string", format: "date-time" } } };
function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.expiresAt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 !== "valid") {
        let err3 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema46.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.expiresAt !== void 0) {
      let data1 = data.expiresAt;
      if (typeof data1 == "string") {
        if (!formats0.test(data1)) {
          let err4 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate46.errors = vErrors, errors === 0;
}
var completeRegistration_request = validate47;
var formats3 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 254) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats3.test(data)) {
      let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate48.errors = vErrors, errors === 0;
}
function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.registrationId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registrationId" }, message: "must have required property 'registrationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.email === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.newPassword === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "newPassword" }, message: "must have required property 'newPassword'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.confirmPassword === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmPassword" }, message: "must have required property 'confirmPassword'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.acceptTerms === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptTerms" }, message: "must have required property 'acceptTerms'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.language === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "registrationId" || key0 === "email" || key0 === "newPassword" || key0 === "confirmPassword" || key0 === "acceptTerms" || key0 === "language")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.registrationId !== void 0) {
      let data0 = data.registrationId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 64) {
          let err7 = { instancePath: instancePath + "/registrationId", schemaPath: "#/properties/registrationId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (ucs2length(data0) < 8) {
          let err8 = { instancePath: instancePath + "/registrationId", schemaPath: "#/properties/registrationId/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/registrationId", schemaPath: "#/properties/registrationId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.email !== void 0 && (validate48(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length)), data.newPassword !== void 0) {
      let data2 = data.newPassword;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 128) {
          let err10 = { instancePath: instancePath + "/newPassword", schemaPath: "#/properties/newPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        if (data2.length < 1) {
          let err11 = { instancePath: instancePath + "/newPassword", schemaPath: "#/properties/newPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/newPassword", schemaPath: "#/properties/newPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.confirmPassword !== void 0) {
      let data3 = data.confirmPassword;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 128) {
          let err13 = { instancePath: instancePath + "/confirmPassword", schemaPath: "#/properties/confirmPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3.length < 1) {
          let err14 = { instancePath: instancePath + "/confirmPassword", schemaPath: "#/properties/confirmPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/confirmPassword", schemaPath: "#/properties/confirmPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.acceptTerms !== void 0) {
      let data4 = data.acceptTerms;
      if (typeof data4 != "boolean") {
        let err16 = { instancePath: instancePath + "/acceptTerms", schemaPath: "#/properties/acceptTerms/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (data4 !== !0) {
        let err17 = { instancePath: instancePath + "/acceptTerms", schemaPath: "#/properties/acceptTerms/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate47.errors = vErrors, errors === 0;
}
var apex_Registration = validate49, schema49 = { type: "object", required: ["registrationId", "step", "confirmationNumber", "planName", "maskedEmail", "maskedPhone", "codeSentTo", "expiresAt"], additionalProperties: !0, properties: { registrationId: { type: "string" }, step: { type: "string", enum: ["verify", "credentials", "linkSent", "complete"] }, confirmationNumber: { type: "string" }, planName: { type: ["string", "null"] }, maskedEmail: { type: ["string", "null"] }, maskedPhone: { type: ["string", "null"] }, codeSentTo: { type: ["string", "null"] }, expiresAt: { type: "string", format: "date-time" } } };
function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.registrationId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registrationId" }, message: "must have required property 'registrationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.step === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.confirmationNumber === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmationNumber" }, message: "must have required property 'confirmationNumber'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.planName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planName" }, message: "must have required property 'planName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.maskedEmail === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maskedEmail" }, message: "must have required property 'maskedEmail'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.maskedPhone === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maskedPhone" }, message: "must have required property 'maskedPhone'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.codeSentTo === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "codeSentTo" }, message: "must have required property 'codeSentTo'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.expiresAt === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.registrationId !== void 0 && typeof data.registrationId != "string") {
      let err8 = { instancePath: instancePath + "/registrationId", schemaPath: "#/properties/registrationId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.step !== void 0) {
      let data1 = data.step;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "verify" || data1 === "credentials" || data1 === "linkSent" || data1 === "complete")) {
        let err10 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/enum", keyword: "enum", params: { allowedValues: schema49.properties.step.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.confirmationNumber !== void 0 && typeof data.confirmationNumber != "string") {
      let err11 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.planName !== void 0) {
      let data3 = data.planName;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: schema49.properties.planName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.maskedEmail !== void 0) {
      let data4 = data.maskedEmail;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/maskedEmail", schemaPath: "#/properties/maskedEmail/type", keyword: "type", params: { type: schema49.properties.maskedEmail.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.maskedPhone !== void 0) {
      let data5 = data.maskedPhone;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/maskedPhone", schemaPath: "#/properties/maskedPhone/type", keyword: "type", params: { type: schema49.properties.maskedPhone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.codeSentTo !== void 0) {
      let data6 = data.codeSentTo;
      if (typeof data6 != "string" && data6 !== null) {
        let err15 = { instancePath: instancePath + "/codeSentTo", schemaPath: "#/properties/codeSentTo/type", keyword: "type", params: { type: schema49.properties.codeSentTo.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.expiresAt !== void 0) {
      let data7 = data.expiresAt;
      if (typeof data7 == "string") {
        if (!formats0.test(data7)) {
          let err16 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate49.errors = vErrors, errors === 0;
}
var apex_EmailConfirmed = validate50, schema50 = { type: "object", required: ["status", "email"], additionalProperties: !0, properties: { status: { type: "string", enum: ["confirmed"] }, email: { type: "string" } } };
function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.email === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 !== "confirmed") {
        let err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema50.properties.status.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.email !== void 0 && typeof data.email != "string") {
      let err4 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate50.errors = vErrors, errors === 0;
}
var deleteDraft_request = validate51;
var pattern7 = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$", "u");
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 80) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 3) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 3 }, message: "must NOT have fewer than 3 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern7.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$" }, message: 'must match pattern "^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate52.errors = vErrors, errors === 0;
}
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 80) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.length < 1) {
      let err1 = { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate53.errors = vErrors, errors === 0;
}
function validate51(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.screen === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "screen" }, message: "must have required property 'screen'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "screen" || key0 === "about")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.screen !== void 0 && (validate52(data.screen, { instancePath: instancePath + "/screen", parentData: data, parentDataProperty: "screen", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data.about !== void 0 && (validate53(data.about, { instancePath: instancePath + "/about", parentData: data, parentDataProperty: "about", rootData }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate51.errors = vErrors, errors === 0;
}
var apex_DraftDeletion = validate54;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.screen === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "screen" }, message: "must have required property 'screen'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.screen !== void 0 && (validate52(data.screen, { instancePath: instancePath + "/screen", parentData: data, parentDataProperty: "screen", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate54.errors = vErrors, errors === 0;
}
var enrollInPlan_request = validate55, schema55 = { type: "object", required: ["planId", "firstName", "lastName", "email", "mobilePhone", "street", "city", "state", "zipCode", "requestedStartDate", "kind", "acceptTerms", "termsVersion", "idempotencyKey", "language"], additionalProperties: !1, properties: { planId: { type: "string", minLength: 1, maxLength: 64 }, brandName: { type: "string", minLength: 1, maxLength: 40 }, firstName: { type: "string", minLength: 1, maxLength: 40 }, lastName: { type: "string", minLength: 1, maxLength: 80 }, email: { $ref: "apex.CommunicationAddress" }, mobilePhone: { type: "string", minLength: 1, maxLength: 30 }, street: { type: "string", minLength: 1, maxLength: 120 }, unit: { type: "string", maxLength: 40 }, city: { type: "string", minLength: 1, maxLength: 80 }, state: { type: "string", pattern: "^[A-Z]{2}$" }, zipCode: { $ref: "apex.ZipCode" }, esiid: { type: "string", pattern: "^([0-9]{17}|[0-9]{22})$" }, requestedStartDate: { type: "string", format: "date" }, kind: { type: "string", enum: ["moveIn", "switch"] }, accountNumber: { $ref: "apex.AccountNumber" }, acceptTerms: { type: "boolean", const: !0 }, termsVersion: { type: "string", minLength: 1, maxLength: 40 }, idempotencyKey: { $ref: "apex.IdempotencyKey" }, language: { $ref: "apex.Language" } } };
var pattern8 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");
function validate56(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern8.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{5}$" }, message: 'must match pattern "^[0-9]{5}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate56.errors = vErrors, errors === 0;
}
var pattern9 = /* @__PURE__ */ new RegExp("^[A-Z]{2}$", "u"), pattern10 = /* @__PURE__ */ new RegExp("^([0-9]{17}|[0-9]{22})$", "u");
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.planId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planId" }, message: "must have required property 'planId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.firstName === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstName" }, message: "must have required property 'firstName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.lastName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastName" }, message: "must have required property 'lastName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.email === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.mobilePhone === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mobilePhone" }, message: "must have required property 'mobilePhone'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.street === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "street" }, message: "must have required property 'street'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.city === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "city" }, message: "must have required property 'city'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.state === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.zipCode === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zipCode" }, message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.requestedStartDate === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedStartDate" }, message: "must have required property 'requestedStartDate'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.kind === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.acceptTerms === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "acceptTerms" }, message: "must have required property 'acceptTerms'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.termsVersion === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "termsVersion" }, message: "must have required property 'termsVersion'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.language === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema55.properties, key0)) {
        let err15 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    if (data.planId !== void 0) {
      let data0 = data.planId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 64) {
          let err16 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (data0.length < 1) {
          let err17 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.brandName !== void 0) {
      let data1 = data.brandName;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 40) {
          let err19 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (data1.length < 1) {
          let err20 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.firstName !== void 0) {
      let data2 = data.firstName;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 40) {
          let err22 = { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data2.length < 1) {
          let err23 = { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/firstName", schemaPath: "#/properties/firstName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.lastName !== void 0) {
      let data3 = data.lastName;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 80) {
          let err25 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        if (data3.length < 1) {
          let err26 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
        }
      } else {
        let err27 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.email !== void 0 && (validate48(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length)), data.mobilePhone !== void 0) {
      let data5 = data.mobilePhone;
      if (typeof data5 == "string") {
        if (ucs2length(data5) > 30) {
          let err28 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data5.length < 1) {
          let err29 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.street !== void 0) {
      let data6 = data.street;
      if (typeof data6 == "string") {
        if (ucs2length(data6) > 120) {
          let err31 = { instancePath: instancePath + "/street", schemaPath: "#/properties/street/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        if (data6.length < 1) {
          let err32 = { instancePath: instancePath + "/street", schemaPath: "#/properties/street/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
      } else {
        let err33 = { instancePath: instancePath + "/street", schemaPath: "#/properties/street/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.unit !== void 0) {
      let data7 = data.unit;
      if (typeof data7 == "string") {
        if (ucs2length(data7) > 40) {
          let err34 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
        }
      } else {
        let err35 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.city !== void 0) {
      let data8 = data.city;
      if (typeof data8 == "string") {
        if (ucs2length(data8) > 80) {
          let err36 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
        }
        if (data8.length < 1) {
          let err37 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.state !== void 0) {
      let data9 = data.state;
      if (typeof data9 == "string") {
        if (!pattern9.test(data9)) {
          let err39 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.zipCode !== void 0 && (validate56(data.zipCode, { instancePath: instancePath + "/zipCode", parentData: data, parentDataProperty: "zipCode", rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.esiid !== void 0) {
      let data11 = data.esiid;
      if (typeof data11 == "string") {
        if (!pattern10.test(data11)) {
          let err41 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/pattern", keyword: "pattern", params: { pattern: "^([0-9]{17}|[0-9]{22})$" }, message: 'must match pattern "^([0-9]{17}|[0-9]{22})$"' };
          vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
        }
      } else {
        let err42 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.requestedStartDate !== void 0) {
      let data12 = data.requestedStartDate;
      if (typeof data12 == "string") {
        if (!formats2.test(data12)) {
          let err43 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
        }
      } else {
        let err44 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.kind !== void 0) {
      let data13 = data.kind;
      if (typeof data13 != "string") {
        let err45 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
      if (!(data13 === "moveIn" || data13 === "switch")) {
        let err46 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema55.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.acceptTerms !== void 0) {
      let data15 = data.acceptTerms;
      if (typeof data15 != "boolean") {
        let err47 = { instancePath: instancePath + "/acceptTerms", schemaPath: "#/properties/acceptTerms/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
      if (data15 !== !0) {
        let err48 = { instancePath: instancePath + "/acceptTerms", schemaPath: "#/properties/acceptTerms/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.termsVersion !== void 0) {
      let data16 = data.termsVersion;
      if (typeof data16 == "string") {
        if (ucs2length(data16) > 40) {
          let err49 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
        }
        if (data16.length < 1) {
          let err50 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
      } else {
        let err51 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err52 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
  }
  return validate55.errors = vErrors, errors === 0;
}
var apex_Session = validate57, schema57 = { type: "object", required: ["userId", "isGuest", "contactId", "displayName"], additionalProperties: !0, properties: { userId: { type: "string" }, isGuest: { type: "boolean" }, contactId: { type: ["string", "null"] }, displayName: { type: ["string", "null"] }, accountNumber: { type: ["string", "null"] }, serviceAddress: { type: ["string", "null"] }, expiresAt: { type: ["string", "null"], format: "date-time" }, deviceSecret: { type: ["string", "null"], minLength: 22, maxLength: 255 }, endReason: { type: ["string", "null"] } } };
function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.userId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "userId" }, message: "must have required property 'userId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isGuest === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isGuest" }, message: "must have required property 'isGuest'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.contactId === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contactId" }, message: "must have required property 'contactId'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.displayName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "displayName" }, message: "must have required property 'displayName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.userId !== void 0 && typeof data.userId != "string") {
      let err4 = { instancePath: instancePath + "/userId", schemaPath: "#/properties/userId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.isGuest !== void 0 && typeof data.isGuest != "boolean") {
      let err5 = { instancePath: instancePath + "/isGuest", schemaPath: "#/properties/isGuest/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.contactId !== void 0) {
      let data2 = data.contactId;
      if (typeof data2 != "string" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/contactId", schemaPath: "#/properties/contactId/type", keyword: "type", params: { type: schema57.properties.contactId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.displayName !== void 0) {
      let data3 = data.displayName;
      if (typeof data3 != "string" && data3 !== null) {
        let err7 = { instancePath: instancePath + "/displayName", schemaPath: "#/properties/displayName/type", keyword: "type", params: { type: schema57.properties.displayName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.accountNumber !== void 0) {
      let data4 = data.accountNumber;
      if (typeof data4 != "string" && data4 !== null) {
        let err8 = { instancePath: instancePath + "/accountNumber", schemaPath: "#/properties/accountNumber/type", keyword: "type", params: { type: schema57.properties.accountNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.serviceAddress !== void 0) {
      let data5 = data.serviceAddress;
      if (typeof data5 != "string" && data5 !== null) {
        let err9 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema57.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.expiresAt !== void 0) {
      let data6 = data.expiresAt;
      if (typeof data6 != "string" && data6 !== null) {
        let err10 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: schema57.properties.expiresAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data6 == "string" && !formats0.test(data6)) {
        let err11 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.deviceSecret !== void 0) {
      let data7 = data.deviceSecret;
      if (typeof data7 != "string" && data7 !== null) {
        let err12 = { instancePath: instancePath + "/deviceSecret", schemaPath: "#/properties/deviceSecret/type", keyword: "type", params: { type: schema57.properties.deviceSecret.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (typeof data7 == "string") {
        if (ucs2length(data7) > 255) {
          let err13 = { instancePath: instancePath + "/deviceSecret", schemaPath: "#/properties/deviceSecret/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (ucs2length(data7) < 22) {
          let err14 = { instancePath: instancePath + "/deviceSecret", schemaPath: "#/properties/deviceSecret/minLength", keyword: "minLength", params: { limit: 22 }, message: "must NOT have fewer than 22 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.endReason !== void 0) {
      let data8 = data.endReason;
      if (typeof data8 != "string" && data8 !== null) {
        let err15 = { instancePath: instancePath + "/endReason", schemaPath: "#/properties/endReason/type", keyword: "type", params: { type: schema57.properties.endReason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate57.errors = vErrors, errors === 0;
}
var findAddresses_request = validate58;
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.text === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "text" || key0 === "zipCode")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.text !== void 0) {
      let data0 = data.text;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 120) {
          let err2 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.zipCode !== void 0) {
      let data1 = data.zipCode;
      if (typeof data1 == "string") {
        if (!pattern8.test(data1)) {
          let err5 = { instancePath: instancePath + "/zipCode", schemaPath: "#/properties/zipCode/pattern", keyword: "pattern", params: { pattern: "^[0-9]{5}$" }, message: 'must match pattern "^[0-9]{5}$"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/zipCode", schemaPath: "#/properties/zipCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate58.errors = vErrors, errors === 0;
}
var apex_AddressSuggestions = validate59;
var schema60 = { type: "object", required: ["line", "street", "unit", "city", "state", "zipCode", "esiid"], additionalProperties: !0, properties: { line: { type: "string" }, street: { type: "string" }, unit: { type: ["string", "null"] }, city: { type: "string" }, state: { type: "string" }, zipCode: { type: "string" }, esiid: { type: "string" } } };
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.line === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.street === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "street" }, message: "must have required property 'street'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.unit === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.city === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "city" }, message: "must have required property 'city'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.zipCode === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zipCode" }, message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.esiid === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "esiid" }, message: "must have required property 'esiid'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.line !== void 0 && typeof data.line != "string") {
      let err7 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.street !== void 0 && typeof data.street != "string") {
      let err8 = { instancePath: instancePath + "/street", schemaPath: "#/properties/street/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.unit !== void 0) {
      let data2 = data.unit;
      if (typeof data2 != "string" && data2 !== null) {
        let err9 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: schema60.properties.unit.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.city !== void 0 && typeof data.city != "string") {
      let err10 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.state !== void 0 && typeof data.state != "string") {
      let err11 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.zipCode !== void 0 && typeof data.zipCode != "string") {
      let err12 = { instancePath: instancePath + "/zipCode", schemaPath: "#/properties/zipCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.esiid !== void 0 && typeof data.esiid != "string") {
      let err13 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate60.errors = vErrors, errors === 0;
}
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.addresses === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "addresses" }, message: "must have required property 'addresses'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.addresses !== void 0) {
      let data0 = data.addresses;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate60(data0[i0], { instancePath: instancePath + "/addresses/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/addresses", schemaPath: "#/properties/addresses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate59.errors = vErrors, errors === 0;
}
var findDeposit_request = validate61;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (Object.keys(data).length < 1) {
      let err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "linkToken" || key0 === "orderId")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.linkToken !== void 0 && (validate45(data.linkToken, { instancePath: instancePath + "/linkToken", parentData: data, parentDataProperty: "linkToken", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate61.errors = vErrors, errors === 0;
}
var apex_Deposit = validate62, schema62 = { type: "object", required: ["orderId", "amountCents", "currency", "state", "planName", "serviceAddress", "dueDate", "confirmationNumber"], additionalProperties: !0, properties: { orderId: { $ref: "apex.RecordId" }, amountCents: { type: "integer", minimum: 0 }, currency: { type: "string" }, state: { type: "string", enum: ["due", "processing", "paid"] }, planName: { type: ["string", "null"] }, serviceAddress: { type: ["string", "null"] }, dueDate: { type: ["string", "null"], format: "date" }, confirmationNumber: { type: ["string", "null"] }, refusedAt: { type: ["string", "null"], format: "date-time" }, declineReason: { oneOf: [{ $ref: "apex.DeclineReason" }, { type: "null" }] } } };
function validate62(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.amountCents === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.currency === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.state === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.planName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planName" }, message: "must have required property 'planName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.serviceAddress === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "serviceAddress" }, message: "must have required property 'serviceAddress'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.dueDate === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dueDate" }, message: "must have required property 'dueDate'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.confirmationNumber === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmationNumber" }, message: "must have required property 'confirmationNumber'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.amountCents !== void 0) {
      let data1 = data.amountCents;
      if (!Number.isInteger(data1)) {
        let err8 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Number.isFinite(data1) && data1 < 0) {
        let err9 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.currency !== void 0 && typeof data.currency != "string") {
      let err10 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.state !== void 0) {
      let data3 = data.state;
      if (typeof data3 != "string") {
        let err11 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data3 === "due" || data3 === "processing" || data3 === "paid")) {
        let err12 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema62.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.planName !== void 0) {
      let data4 = data.planName;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: schema62.properties.planName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.serviceAddress !== void 0) {
      let data5 = data.serviceAddress;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema62.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data6 = data.dueDate;
      if (typeof data6 != "string" && data6 !== null) {
        let err15 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: schema62.properties.dueDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data6 == "string" && !formats2.test(data6)) {
        let err16 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.confirmationNumber !== void 0) {
      let data7 = data.confirmationNumber;
      if (typeof data7 != "string" && data7 !== null) {
        let err17 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/type", keyword: "type", params: { type: schema62.properties.confirmationNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.refusedAt !== void 0) {
      let data8 = data.refusedAt;
      if (typeof data8 != "string" && data8 !== null) {
        let err18 = { instancePath: instancePath + "/refusedAt", schemaPath: "#/properties/refusedAt/type", keyword: "type", params: { type: schema62.properties.refusedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data8 == "string" && !formats0.test(data8)) {
        let err19 = { instancePath: instancePath + "/refusedAt", schemaPath: "#/properties/refusedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data9 = data.declineReason, _errs20 = errors, valid1 = !1, passing0 = null, _errs21 = errors;
      validate3(data9, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      var _valid0 = _errs21 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs22 = errors;
      if (data9 !== null) {
        let err20 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      var _valid0 = _errs22 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null);
      else {
        let err21 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate62.errors = vErrors, errors === 0;
}
var findMyEnrollment_request = validate63;
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "linkToken" || key0 === "confirmationNumber" || key0 === "lastName" || key0 === "zipCode")) {
        let err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.linkToken !== void 0 && (validate45(data.linkToken, { instancePath: instancePath + "/linkToken", parentData: data, parentDataProperty: "linkToken", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.confirmationNumber !== void 0) {
      let data1 = data.confirmationNumber;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 40) {
          let err1 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (ucs2length(data1) < 4) {
          let err2 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.lastName !== void 0) {
      let data2 = data.lastName;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 80) {
          let err4 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data2.length < 1) {
          let err5 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/lastName", schemaPath: "#/properties/lastName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.zipCode !== void 0 && (validate56(data.zipCode, { instancePath: instancePath + "/zipCode", parentData: data, parentDataProperty: "zipCode", rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.confirmationNumber !== void 0) {
      if (data.lastName === void 0) {
        let err7 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "confirmationNumber",
          missingProperty: "lastName",
          depsCount: 2,
          deps: "lastName, zipCode"
        }, message: "must have properties lastName, zipCode when property confirmationNumber is present" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (data.zipCode === void 0) {
        let err8 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
          property: "confirmationNumber",
          missingProperty: "zipCode",
          depsCount: 2,
          deps: "lastName, zipCode"
        }, message: "must have properties lastName, zipCode when property confirmationNumber is present" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate63.errors = vErrors, errors === 0;
}
var followOutage_request = validate64;
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.follow === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "follow" }, message: "must have required property 'follow'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.language === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "follow" || key0 === "language")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.follow !== void 0 && typeof data.follow != "boolean") {
      let err4 = { instancePath: instancePath + "/follow", schemaPath: "#/properties/follow/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate64.errors = vErrors, errors === 0;
}
var apex_AddressOutage = validate65, schema65 = { type: "object", required: ["accountNumber", "serviceAddress", "zipCode", "state", "outageId", "since", "restorationAt", "reportedAt", "reportNumber", "isFollowed", "utilityName", "utilityPhone"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, serviceAddress: { type: ["string", "null"] }, zipCode: { type: ["string", "null"] }, state: { type: "string", enum: ["none", "reported", "crewAssigned", "crewOnSite", "restored", "accountClosed"] }, outageId: { type: ["string", "null"] }, since: { type: ["string", "null"], format: "date-time" }, restorationAt: { type: ["string", "null"], format: "date-time" }, reportedAt: { type: ["string", "null"], format: "date-time" }, reportNumber: { type: ["string", "null"] }, isFollowed: { type: "boolean" }, utilityName: { type: ["string", "null"] }, utilityPhone: { type: ["string", "null"] } } };
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.serviceAddress === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "serviceAddress" }, message: "must have required property 'serviceAddress'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.zipCode === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zipCode" }, message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.state === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.outageId === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outageId" }, message: "must have required property 'outageId'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.since === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.restorationAt === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "restorationAt" }, message: "must have required property 'restorationAt'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.reportedAt === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reportedAt" }, message: "must have required property 'reportedAt'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.reportNumber === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reportNumber" }, message: "must have required property 'reportNumber'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.isFollowed === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isFollowed" }, message: "must have required property 'isFollowed'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.utilityName === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "utilityName" }, message: "must have required property 'utilityName'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.utilityPhone === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "utilityPhone" }, message: "must have required property 'utilityPhone'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.serviceAddress !== void 0) {
      let data1 = data.serviceAddress;
      if (typeof data1 != "string" && data1 !== null) {
        let err12 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema65.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.zipCode !== void 0) {
      let data2 = data.zipCode;
      if (typeof data2 != "string" && data2 !== null) {
        let err13 = { instancePath: instancePath + "/zipCode", schemaPath: "#/properties/zipCode/type", keyword: "type", params: { type: schema65.properties.zipCode.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.state !== void 0) {
      let data3 = data.state;
      if (typeof data3 != "string") {
        let err14 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data3 === "none" || data3 === "reported" || data3 === "crewAssigned" || data3 === "crewOnSite" || data3 === "restored" || data3 === "accountClosed")) {
        let err15 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema65.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.outageId !== void 0) {
      let data4 = data.outageId;
      if (typeof data4 != "string" && data4 !== null) {
        let err16 = { instancePath: instancePath + "/outageId", schemaPath: "#/properties/outageId/type", keyword: "type", params: { type: schema65.properties.outageId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.since !== void 0) {
      let data5 = data.since;
      if (typeof data5 != "string" && data5 !== null) {
        let err17 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: schema65.properties.since.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data5 == "string" && !formats0.test(data5)) {
        let err18 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.restorationAt !== void 0) {
      let data6 = data.restorationAt;
      if (typeof data6 != "string" && data6 !== null) {
        let err19 = { instancePath: instancePath + "/restorationAt", schemaPath: "#/properties/restorationAt/type", keyword: "type", params: { type: schema65.properties.restorationAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (typeof data6 == "string" && !formats0.test(data6)) {
        let err20 = { instancePath: instancePath + "/restorationAt", schemaPath: "#/properties/restorationAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.reportedAt !== void 0) {
      let data7 = data.reportedAt;
      if (typeof data7 != "string" && data7 !== null) {
        let err21 = { instancePath: instancePath + "/reportedAt", schemaPath: "#/properties/reportedAt/type", keyword: "type", params: { type: schema65.properties.reportedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data7 == "string" && !formats0.test(data7)) {
        let err22 = { instancePath: instancePath + "/reportedAt", schemaPath: "#/properties/reportedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.reportNumber !== void 0) {
      let data8 = data.reportNumber;
      if (typeof data8 != "string" && data8 !== null) {
        let err23 = { instancePath: instancePath + "/reportNumber", schemaPath: "#/properties/reportNumber/type", keyword: "type", params: { type: schema65.properties.reportNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.isFollowed !== void 0 && typeof data.isFollowed != "boolean") {
      let err24 = { instancePath: instancePath + "/isFollowed", schemaPath: "#/properties/isFollowed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.utilityName !== void 0) {
      let data10 = data.utilityName;
      if (typeof data10 != "string" && data10 !== null) {
        let err25 = { instancePath: instancePath + "/utilityName", schemaPath: "#/properties/utilityName/type", keyword: "type", params: { type: schema65.properties.utilityName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.utilityPhone !== void 0) {
      let data11 = data.utilityPhone;
      if (typeof data11 != "string" && data11 !== null) {
        let err26 = { instancePath: instancePath + "/utilityPhone", schemaPath: "#/properties/utilityPhone/type", keyword: "type", params: { type: schema65.properties.utilityPhone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate65.errors = vErrors, errors === 0;
}
var apex_AccountSummary = validate66, schema66 = { type: "object", required: ["accountNumber", "status", "serviceAddress", "zipCode", "planName", "planId", "contractEndsOn", "balanceCents", "dueDate", "autopayState", "isPaperless", "smsState", "attention", "coming", "past"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, status: { type: "string" }, serviceAddress: { type: ["string", "null"] }, zipCode: { type: ["string", "null"] }, planName: { type: ["string", "null"] }, planId: { type: ["string", "null"] }, contractEndsOn: { type: ["string", "null"], format: "date" }, balanceCents: { type: "integer" }, dueDate: { type: ["string", "null"], format: "date" }, autopayState: { type: "string", enum: ["off", "pending", "on", "suspended"] }, isPaperless: { type: "boolean" }, smsState: { type: "string", enum: ["off", "awaitingConfirmation", "on"] }, attention: { type: "array", items: { $ref: "apex.AttentionItem" } }, coming: { type: "array", maxItems: 4, items: { $ref: "apex.AccountEvent" } }, past: { type: "array", maxItems: 4, items: { $ref: "apex.AccountEvent" } } } }, schema67 = { type: "object", required: ["kind", "orderId", "caseId", "dueDate", "about", "depositCents"], additionalProperties: !0, properties: { kind: { type: "string" }, orderId: { type: ["string", "null"] }, caseId: { type: ["string", "null"] }, dueDate: { type: ["string", "null"], format: "date" }, about: { type: ["string", "null"] }, depositCents: { type: ["integer", "null"], minimum: 1 }, declineReason: { oneOf: [{ $ref: "apex.DeclineReason" }, { type: "null" }] } } };
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.orderId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.caseId === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caseId" }, message: "must have required property 'caseId'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.dueDate === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dueDate" }, message: "must have required property 'dueDate'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.about === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.depositCents === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "depositCents" }, message: "must have required property 'depositCents'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.kind !== void 0 && typeof data.kind != "string") {
      let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.orderId !== void 0) {
      let data1 = data.orderId;
      if (typeof data1 != "string" && data1 !== null) {
        let err7 = { instancePath: instancePath + "/orderId", schemaPath: "#/properties/orderId/type", keyword: "type", params: { type: schema67.properties.orderId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.caseId !== void 0) {
      let data2 = data.caseId;
      if (typeof data2 != "string" && data2 !== null) {
        let err8 = { instancePath: instancePath + "/caseId", schemaPath: "#/properties/caseId/type", keyword: "type", params: { type: schema67.properties.caseId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data3 = data.dueDate;
      if (typeof data3 != "string" && data3 !== null) {
        let err9 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: schema67.properties.dueDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "string" && !formats2.test(data3)) {
        let err10 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.about !== void 0) {
      let data4 = data.about;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: schema67.properties.about.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.depositCents !== void 0) {
      let data5 = data.depositCents;
      if (!Number.isInteger(data5) && data5 !== null) {
        let err12 = { instancePath: instancePath + "/depositCents", schemaPath: "#/properties/depositCents/type", keyword: "type", params: { type: schema67.properties.depositCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (Number.isFinite(data5) && data5 < 1) {
        let err13 = { instancePath: instancePath + "/depositCents", schemaPath: "#/properties/depositCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data6 = data.declineReason, _errs15 = errors, valid1 = !1, passing0 = null, _errs16 = errors;
      validate3(data6, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      var _valid0 = _errs16 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs17 = errors;
      if (data6 !== null) {
        let err14 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      var _valid0 = _errs17 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
      else {
        let err15 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate67.errors = vErrors, errors === 0;
}
var schema68 = { type: "object", required: ["kind", "on", "amountCents", "about"], additionalProperties: !0, properties: { kind: { type: "string" }, on: { type: "string", format: "date" }, amountCents: { type: ["integer", "null"] }, about: { type: ["string", "null"] } } };
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" }, message: "must have required property 'on'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.amountCents === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.about === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "about" }, message: "must have required property 'about'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.kind !== void 0 && typeof data.kind != "string") {
      let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.on !== void 0) {
      let data1 = data.on;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err5 = { instancePath: instancePath + "/on", schemaPath: "#/properties/on/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/on", schemaPath: "#/properties/on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data2 = data.amountCents;
      if (!Number.isInteger(data2) && data2 !== null) {
        let err7 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: schema68.properties.amountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.about !== void 0) {
      let data3 = data.about;
      if (typeof data3 != "string" && data3 !== null) {
        let err8 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: schema68.properties.about.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate68.errors = vErrors, errors === 0;
}
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.serviceAddress === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "serviceAddress" }, message: "must have required property 'serviceAddress'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.zipCode === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zipCode" }, message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.planName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planName" }, message: "must have required property 'planName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.planId === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planId" }, message: "must have required property 'planId'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.contractEndsOn === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contractEndsOn" }, message: "must have required property 'contractEndsOn'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.balanceCents === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balanceCents" }, message: "must have required property 'balanceCents'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.dueDate === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dueDate" }, message: "must have required property 'dueDate'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.autopayState === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "autopayState" }, message: "must have required property 'autopayState'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.isPaperless === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isPaperless" }, message: "must have required property 'isPaperless'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.smsState === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsState" }, message: "must have required property 'smsState'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.attention === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attention" }, message: "must have required property 'attention'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.coming === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "coming" }, message: "must have required property 'coming'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.past === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "past" }, message: "must have required property 'past'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.status !== void 0 && typeof data.status != "string") {
      let err15 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.serviceAddress !== void 0) {
      let data2 = data.serviceAddress;
      if (typeof data2 != "string" && data2 !== null) {
        let err16 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema66.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.zipCode !== void 0) {
      let data3 = data.zipCode;
      if (typeof data3 != "string" && data3 !== null) {
        let err17 = { instancePath: instancePath + "/zipCode", schemaPath: "#/properties/zipCode/type", keyword: "type", params: { type: schema66.properties.zipCode.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.planName !== void 0) {
      let data4 = data.planName;
      if (typeof data4 != "string" && data4 !== null) {
        let err18 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: schema66.properties.planName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.planId !== void 0) {
      let data5 = data.planId;
      if (typeof data5 != "string" && data5 !== null) {
        let err19 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/type", keyword: "type", params: { type: schema66.properties.planId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.contractEndsOn !== void 0) {
      let data6 = data.contractEndsOn;
      if (typeof data6 != "string" && data6 !== null) {
        let err20 = { instancePath: instancePath + "/contractEndsOn", schemaPath: "#/properties/contractEndsOn/type", keyword: "type", params: { type: schema66.properties.contractEndsOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data6 == "string" && !formats2.test(data6)) {
        let err21 = { instancePath: instancePath + "/contractEndsOn", schemaPath: "#/properties/contractEndsOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.balanceCents !== void 0) {
      let data7 = data.balanceCents;
      if (!Number.isInteger(data7)) {
        let err22 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data8 = data.dueDate;
      if (typeof data8 != "string" && data8 !== null) {
        let err23 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: schema66.properties.dueDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data8 == "string" && !formats2.test(data8)) {
        let err24 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.autopayState !== void 0) {
      let data9 = data.autopayState;
      if (typeof data9 != "string") {
        let err25 = { instancePath: instancePath + "/autopayState", schemaPath: "#/properties/autopayState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (!(data9 === "off" || data9 === "pending" || data9 === "on" || data9 === "suspended")) {
        let err26 = { instancePath: instancePath + "/autopayState", schemaPath: "#/properties/autopayState/enum", keyword: "enum", params: { allowedValues: schema66.properties.autopayState.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.isPaperless !== void 0 && typeof data.isPaperless != "boolean") {
      let err27 = { instancePath: instancePath + "/isPaperless", schemaPath: "#/properties/isPaperless/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.smsState !== void 0) {
      let data11 = data.smsState;
      if (typeof data11 != "string") {
        let err28 = { instancePath: instancePath + "/smsState", schemaPath: "#/properties/smsState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (!(data11 === "off" || data11 === "awaitingConfirmation" || data11 === "on")) {
        let err29 = { instancePath: instancePath + "/smsState", schemaPath: "#/properties/smsState/enum", keyword: "enum", params: { allowedValues: schema66.properties.smsState.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.attention !== void 0) {
      let data12 = data.attention;
      if (Array.isArray(data12)) {
        let len0 = data12.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate67(data12[i0], { instancePath: instancePath + "/attention/" + i0, parentData: data12, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors), errors = vErrors.length);
      } else {
        let err30 = { instancePath: instancePath + "/attention", schemaPath: "#/properties/attention/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.coming !== void 0) {
      let data14 = data.coming;
      if (Array.isArray(data14)) {
        if (data14.length > 4) {
          let err31 = { instancePath: instancePath + "/coming", schemaPath: "#/properties/coming/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
        let len1 = data14.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate68(data14[i1], { instancePath: instancePath + "/coming/" + i1, parentData: data14, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
      } else {
        let err32 = { instancePath: instancePath + "/coming", schemaPath: "#/properties/coming/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.past !== void 0) {
      let data16 = data.past;
      if (Array.isArray(data16)) {
        if (data16.length > 4) {
          let err33 = { instancePath: instancePath + "/past", schemaPath: "#/properties/past/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
        let len2 = data16.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate68(data16[i2], { instancePath: instancePath + "/past/" + i2, parentData: data16, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors), errors = vErrors.length);
      } else {
        let err34 = { instancePath: instancePath + "/past", schemaPath: "#/properties/past/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
  } else {
    let err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
  }
  return validate66.errors = vErrors, errors === 0;
}
var apex_AccountChoices = validate69;
var schema70 = { type: "object", required: ["accountNumber", "status", "group", "Account_Brand__c", "serviceAddress", "commodities", "isSelected"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, status: { type: "string" }, group: { type: "string", enum: ["active", "closed", "pending", "cancelled"] }, Account_Brand__c: { type: ["string", "null"] }, serviceAddress: { type: ["string", "null"] }, commodities: { type: "array", items: { type: "string" } }, isSelected: { type: "boolean" } } };
function validate70(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.status === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.group === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.Account_Brand__c === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Account_Brand__c" }, message: "must have required property 'Account_Brand__c'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.serviceAddress === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "serviceAddress" }, message: "must have required property 'serviceAddress'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.commodities === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commodities" }, message: "must have required property 'commodities'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.isSelected === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isSelected" }, message: "must have required property 'isSelected'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.status !== void 0 && typeof data.status != "string") {
      let err7 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.group !== void 0) {
      let data2 = data.group;
      if (typeof data2 != "string") {
        let err8 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data2 === "active" || data2 === "closed" || data2 === "pending" || data2 === "cancelled")) {
        let err9 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/enum", keyword: "enum", params: { allowedValues: schema70.properties.group.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.Account_Brand__c !== void 0) {
      let data3 = data.Account_Brand__c;
      if (typeof data3 != "string" && data3 !== null) {
        let err10 = { instancePath: instancePath + "/Account_Brand__c", schemaPath: "#/properties/Account_Brand__c/type", keyword: "type", params: { type: schema70.properties.Account_Brand__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.serviceAddress !== void 0) {
      let data4 = data.serviceAddress;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema70.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.commodities !== void 0) {
      let data5 = data.commodities;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data5[i0] != "string") {
            let err12 = { instancePath: instancePath + "/commodities/" + i0, schemaPath: "#/properties/commodities/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
      } else {
        let err13 = { instancePath: instancePath + "/commodities", schemaPath: "#/properties/commodities/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.isSelected !== void 0 && typeof data.isSelected != "boolean") {
      let err14 = { instancePath: instancePath + "/isSelected", schemaPath: "#/properties/isSelected/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate70.errors = vErrors, errors === 0;
}
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accounts === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accounts" }, message: "must have required property 'accounts'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.accounts !== void 0) {
      let data0 = data.accounts;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate70(data0[i0], { instancePath: instancePath + "/accounts/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate69.errors = vErrors, errors === 0;
}
var apex_AuthorizedUsers = validate71;
var schema72 = { type: "object", required: ["firstName", "lastName", "email", "mobilePhone", "relationship"], additionalProperties: !0, properties: { firstName: { type: "string" }, lastName: { type: "string" }, email: { type: "string" }, mobilePhone: { type: ["string", "null"] }, relationship: { type: "string", enum: ["family", "roommate", "landlord", "caregiver", "other"] } } };
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err8 = { instancePath: instancePath + "/mobilePhone", schemaPath: "#/properties/mobilePhone/type", keyword: "type", params: { type: schema72.properties.mobilePhone.type }, message: "must be string,null" };
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
        let err10 = { instancePath: instancePath + "/relationship", schemaPath: "#/properties/relationship/enum", keyword: "enum", params: { allowedValues: schema72.properties.relationship.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate72.errors = vErrors, errors === 0;
}
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.users !== void 0) {
      let data1 = data.users;
      if (Array.isArray(data1)) {
        if (data1.length > 5) {
          let err2 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate72(data1[i0], { instancePath: instancePath + "/users/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate71.errors = vErrors, errors === 0;
}
var apex_AutopayAuthorization = validate73, schema73 = { type: "object", required: ["authorizationId", "accountNumber", "method", "companyName", "bankName", "lastFour", "accountType", "frequency", "amountRule", "startsOn", "language", "textVersion", "textHash", "title", "paragraphs", "authorizedAt", "revokedAt"], additionalProperties: !0, properties: { authorizationId: { type: "string" }, accountNumber: { $ref: "apex.AccountNumber" }, method: { type: "string", enum: ["card", "bank"] }, companyName: { type: "string" }, bankName: { type: ["string", "null"] }, lastFour: { type: "string" }, accountType: { type: ["string", "null"] }, frequency: { type: "string" }, amountRule: { type: "string" }, startsOn: { type: "string", format: "date" }, language: { $ref: "apex.Language" }, textVersion: { type: "string" }, textHash: { type: "string" }, title: { type: "string" }, paragraphs: { type: "array", items: { type: "string" } }, authorizedAt: { type: "string", format: "date-time" }, revokedAt: { type: ["string", "null"], format: "date-time" } } };
function validate73(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.method !== void 0) {
      let data2 = data.method;
      if (typeof data2 != "string") {
        let err18 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data2 === "card" || data2 === "bank")) {
        let err19 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema73.properties.method.enum }, message: "must be equal to one of the allowed values" };
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
        let err21 = { instancePath: instancePath + "/bankName", schemaPath: "#/properties/bankName/type", keyword: "type", params: { type: schema73.properties.bankName.type }, message: "must be string,null" };
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
        let err23 = { instancePath: instancePath + "/accountType", schemaPath: "#/properties/accountType/type", keyword: "type", params: { type: schema73.properties.accountType.type }, message: "must be string,null" };
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
        if (!formats2.test(data9)) {
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
        if (!formats0.test(data16)) {
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
        let err35 = { instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/type", keyword: "type", params: { type: schema73.properties.revokedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (typeof data17 == "string" && !formats0.test(data17)) {
        let err36 = { instancePath: instancePath + "/revokedAt", schemaPath: "#/properties/revokedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
  } else {
    let err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
  }
  return validate73.errors = vErrors, errors === 0;
}
var apex_AutopayTerms = validate74, schema74 = { type: "object", required: ["method", "language", "textVersion", "textHash", "title", "paragraphs"], additionalProperties: !0, properties: { method: { type: "string", enum: ["card", "bank"] }, language: { $ref: "apex.Language" }, textVersion: { type: "string" }, textHash: { type: "string", pattern: "^[0-9a-f]{64}$" }, title: { type: "string" }, paragraphs: { type: "array", items: { type: "string" }, minItems: 1 } } };
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err7 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema74.properties.method.enum }, message: "must be equal to one of the allowed values" };
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
        if (!pattern6.test(data3)) {
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
  return validate74.errors = vErrors, errors === 0;
}
var apex_Bill = validate75, schema75 = { type: "object", required: ["billId", "accountNumber", "commodity", "month", "periodStart", "periodEnd", "daysInCycle", "billDate", "dueDate", "amountCents", "openCents", "state", "isFinal", "previousBalanceCents", "totalCents", "consumed", "unit", "lines", "documentPath"], additionalProperties: !0, properties: { billId: { $ref: "apex.RecordId" }, month: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}$" }, accountNumber: { $ref: "apex.AccountNumber" }, commodity: { $ref: "apex.Commodity" }, periodStart: { type: "string", format: "date" }, periodEnd: { type: "string", format: "date" }, daysInCycle: { type: "integer", minimum: 0 }, billDate: { type: "string", format: "date" }, dueDate: { type: "string", format: "date" }, amountCents: { type: "integer" }, openCents: { type: "integer", minimum: 0 }, state: { $ref: "apex.BillState" }, isFinal: { type: "boolean" }, previousBalanceCents: { type: "integer" }, totalCents: { type: "integer" }, consumed: { type: "number", minimum: 0 }, unit: { type: "string", enum: ["kWh", "therms"] }, lines: { type: "array", items: { $ref: "apex.BillLine" } }, documentPath: { type: ["string", "null"], pattern: "^/services/data/v[0-9]+\\.0/sobjects/ContentVersion/[a-zA-Z0-9]{18}/VersionData$" } } }, schema76 = { type: "string", enum: ["electric", "gas"] };
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "electric" || data === "gas")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate76.errors = vErrors, errors === 0;
}
var schema77 = { type: "string", enum: ["due", "pastDue", "paid"] };
function validate77(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "due" || data === "pastDue" || data === "paid")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema77.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate77.errors = vErrors, errors === 0;
}
var schema78 = { type: "object", required: ["kind", "section", "amountCents", "quantity", "unit", "unitPrice"], additionalProperties: !0, properties: { kind: { type: "string" }, section: { type: "string", enum: ["supply", "delivery", "taxes", "adjustments"] }, amountCents: { type: "integer" }, quantity: { type: ["number", "null"], minimum: 0 }, unit: { type: ["string", "null"], enum: ["kWh", "therms", null] }, unitPrice: { type: ["number", "null"] } } };
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.section === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "section" }, message: "must have required property 'section'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.amountCents === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.quantity === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "quantity" }, message: "must have required property 'quantity'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.unit === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.unitPrice === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unitPrice" }, message: "must have required property 'unitPrice'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.kind !== void 0 && typeof data.kind != "string") {
      let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.section !== void 0) {
      let data1 = data.section;
      if (typeof data1 != "string") {
        let err7 = { instancePath: instancePath + "/section", schemaPath: "#/properties/section/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data1 === "supply" || data1 === "delivery" || data1 === "taxes" || data1 === "adjustments")) {
        let err8 = { instancePath: instancePath + "/section", schemaPath: "#/properties/section/enum", keyword: "enum", params: { allowedValues: schema78.properties.section.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data2 = data.amountCents;
      if (!Number.isInteger(data2)) {
        let err9 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.quantity !== void 0) {
      let data3 = data.quantity;
      if (!Number.isFinite(data3) && data3 !== null) {
        let err10 = { instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: schema78.properties.quantity.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err11 = { instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.unit !== void 0) {
      let data4 = data.unit;
      if (typeof data4 != "string" && data4 !== null) {
        let err12 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: schema78.properties.unit.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data4 === "kWh" || data4 === "therms" || data4 === null)) {
        let err13 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/enum", keyword: "enum", params: { allowedValues: schema78.properties.unit.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.unitPrice !== void 0) {
      let data5 = data.unitPrice;
      if (!Number.isFinite(data5) && data5 !== null) {
        let err14 = { instancePath: instancePath + "/unitPrice", schemaPath: "#/properties/unitPrice/type", keyword: "type", params: { type: schema78.properties.unitPrice.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate78.errors = vErrors, errors === 0;
}
var pattern11 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}$", "u"), pattern12 = /* @__PURE__ */ new RegExp("^/services/data/v[0-9]+\\.0/sobjects/ContentVersion/[a-zA-Z0-9]{18}/VersionData$", "u");
function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billId" }, message: "must have required property 'billId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.accountNumber === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.commodity === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commodity" }, message: "must have required property 'commodity'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.month === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "month" }, message: "must have required property 'month'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.periodStart === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodStart" }, message: "must have required property 'periodStart'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.periodEnd === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodEnd" }, message: "must have required property 'periodEnd'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.daysInCycle === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daysInCycle" }, message: "must have required property 'daysInCycle'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.billDate === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billDate" }, message: "must have required property 'billDate'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.dueDate === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dueDate" }, message: "must have required property 'dueDate'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.amountCents === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.openCents === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "openCents" }, message: "must have required property 'openCents'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.state === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.isFinal === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isFinal" }, message: "must have required property 'isFinal'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.previousBalanceCents === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousBalanceCents" }, message: "must have required property 'previousBalanceCents'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.totalCents === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totalCents" }, message: "must have required property 'totalCents'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.consumed === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumed" }, message: "must have required property 'consumed'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.unit === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.lines === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.documentPath === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documentPath" }, message: "must have required property 'documentPath'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.billId !== void 0 && (validate13(data.billId, { instancePath: instancePath + "/billId", parentData: data, parentDataProperty: "billId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.month !== void 0) {
      let data1 = data.month;
      if (typeof data1 == "string") {
        if (!pattern11.test(data1)) {
          let err19 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}$"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.commodity !== void 0 && (validate76(data.commodity, { instancePath: instancePath + "/commodity", parentData: data, parentDataProperty: "commodity", rootData }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data.periodStart !== void 0) {
      let data4 = data.periodStart;
      if (typeof data4 == "string") {
        if (!formats2.test(data4)) {
          let err21 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.periodEnd !== void 0) {
      let data5 = data.periodEnd;
      if (typeof data5 == "string") {
        if (!formats2.test(data5)) {
          let err23 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.daysInCycle !== void 0) {
      let data6 = data.daysInCycle;
      if (!Number.isInteger(data6)) {
        let err25 = { instancePath: instancePath + "/daysInCycle", schemaPath: "#/properties/daysInCycle/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err26 = { instancePath: instancePath + "/daysInCycle", schemaPath: "#/properties/daysInCycle/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.billDate !== void 0) {
      let data7 = data.billDate;
      if (typeof data7 == "string") {
        if (!formats2.test(data7)) {
          let err27 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data8 = data.dueDate;
      if (typeof data8 == "string") {
        if (!formats2.test(data8)) {
          let err29 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      } else {
        let err30 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data9 = data.amountCents;
      if (!Number.isInteger(data9)) {
        let err31 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.openCents !== void 0) {
      let data10 = data.openCents;
      if (!Number.isInteger(data10)) {
        let err32 = { instancePath: instancePath + "/openCents", schemaPath: "#/properties/openCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (Number.isFinite(data10) && data10 < 0) {
        let err33 = { instancePath: instancePath + "/openCents", schemaPath: "#/properties/openCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.state !== void 0 && (validate77(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.isFinal !== void 0 && typeof data.isFinal != "boolean") {
      let err34 = { instancePath: instancePath + "/isFinal", schemaPath: "#/properties/isFinal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.previousBalanceCents !== void 0) {
      let data13 = data.previousBalanceCents;
      if (!Number.isInteger(data13)) {
        let err35 = { instancePath: instancePath + "/previousBalanceCents", schemaPath: "#/properties/previousBalanceCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.totalCents !== void 0) {
      let data14 = data.totalCents;
      if (!Number.isInteger(data14)) {
        let err36 = { instancePath: instancePath + "/totalCents", schemaPath: "#/properties/totalCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.consumed !== void 0) {
      let data15 = data.consumed;
      if (Number.isFinite(data15)) {
        if (data15 < 0) {
          let err37 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
        }
      } else {
        let err38 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.unit !== void 0) {
      let data16 = data.unit;
      if (typeof data16 != "string") {
        let err39 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
      if (!(data16 === "kWh" || data16 === "therms")) {
        let err40 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/enum", keyword: "enum", params: { allowedValues: schema75.properties.unit.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.lines !== void 0) {
      let data17 = data.lines;
      if (Array.isArray(data17)) {
        let len0 = data17.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate78(data17[i0], { instancePath: instancePath + "/lines/" + i0, parentData: data17, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors), errors = vErrors.length);
      } else {
        let err41 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.documentPath !== void 0) {
      let data19 = data.documentPath;
      if (typeof data19 != "string" && data19 !== null) {
        let err42 = { instancePath: instancePath + "/documentPath", schemaPath: "#/properties/documentPath/type", keyword: "type", params: { type: schema75.properties.documentPath.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
      if (typeof data19 == "string" && !pattern12.test(data19)) {
        let err43 = { instancePath: instancePath + "/documentPath", schemaPath: "#/properties/documentPath/pattern", keyword: "pattern", params: { pattern: "^/services/data/v[0-9]+\\.0/sobjects/ContentVersion/[a-zA-Z0-9]{18}/VersionData$" }, message: 'must match pattern "^/services/data/v[0-9]+\\.0/sobjects/ContentVersion/[a-zA-Z0-9]{18}/VersionData$"' };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
  } else {
    let err44 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
  }
  return validate75.errors = vErrors, errors === 0;
}
var apex_BillPayment = validate79, schema79 = { type: "object", required: ["paymentId", "state", "confirmationNumber", "amountCents", "currency", "takenAt", "paidAt", "isAutomatic", "method", "brandName", "lastFour", "declineReason", "balanceCents"], additionalProperties: !0, properties: { paymentId: { type: ["string", "null"] }, state: { type: "string", enum: ["succeeded", "pending", "failed", "notReceived"] }, confirmationNumber: { type: ["string", "null"] }, amountCents: { type: ["integer", "null"], minimum: 1 }, currency: { type: "string" }, takenAt: { type: ["string", "null"], format: "date-time" }, paidAt: { type: ["string", "null"], format: "date-time" }, isAutomatic: { type: "boolean" }, method: { type: ["string", "null"], enum: ["card", "bank", null] }, brandName: { type: ["string", "null"] }, lastFour: { type: ["string", "null"] }, declineReason: { oneOf: [{ $ref: "apex.DeclineReason" }, { type: "null" }] }, balanceCents: { type: ["integer", "null"] } } };
function validate79(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentId" }, message: "must have required property 'paymentId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.confirmationNumber === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmationNumber" }, message: "must have required property 'confirmationNumber'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.amountCents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.currency === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.takenAt === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "takenAt" }, message: "must have required property 'takenAt'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.paidAt === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paidAt" }, message: "must have required property 'paidAt'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.isAutomatic === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isAutomatic" }, message: "must have required property 'isAutomatic'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.method === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.brandName === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandName" }, message: "must have required property 'brandName'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.lastFour === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastFour" }, message: "must have required property 'lastFour'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.declineReason === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "declineReason" }, message: "must have required property 'declineReason'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.balanceCents === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balanceCents" }, message: "must have required property 'balanceCents'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.paymentId !== void 0) {
      let data0 = data.paymentId;
      if (typeof data0 != "string" && data0 !== null) {
        let err13 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/type", keyword: "type", params: { type: schema79.properties.paymentId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err14 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data1 === "succeeded" || data1 === "pending" || data1 === "failed" || data1 === "notReceived")) {
        let err15 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema79.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.confirmationNumber !== void 0) {
      let data2 = data.confirmationNumber;
      if (typeof data2 != "string" && data2 !== null) {
        let err16 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/type", keyword: "type", params: { type: schema79.properties.confirmationNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data3 = data.amountCents;
      if (!Number.isInteger(data3) && data3 !== null) {
        let err17 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: schema79.properties.amountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Number.isFinite(data3) && data3 < 1) {
        let err18 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.currency !== void 0 && typeof data.currency != "string") {
      let err19 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.takenAt !== void 0) {
      let data5 = data.takenAt;
      if (typeof data5 != "string" && data5 !== null) {
        let err20 = { instancePath: instancePath + "/takenAt", schemaPath: "#/properties/takenAt/type", keyword: "type", params: { type: schema79.properties.takenAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data5 == "string" && !formats0.test(data5)) {
        let err21 = { instancePath: instancePath + "/takenAt", schemaPath: "#/properties/takenAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.paidAt !== void 0) {
      let data6 = data.paidAt;
      if (typeof data6 != "string" && data6 !== null) {
        let err22 = { instancePath: instancePath + "/paidAt", schemaPath: "#/properties/paidAt/type", keyword: "type", params: { type: schema79.properties.paidAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data6 == "string" && !formats0.test(data6)) {
        let err23 = { instancePath: instancePath + "/paidAt", schemaPath: "#/properties/paidAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.isAutomatic !== void 0 && typeof data.isAutomatic != "boolean") {
      let err24 = { instancePath: instancePath + "/isAutomatic", schemaPath: "#/properties/isAutomatic/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.method !== void 0) {
      let data8 = data.method;
      if (typeof data8 != "string" && data8 !== null) {
        let err25 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: schema79.properties.method.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (!(data8 === "card" || data8 === "bank" || data8 === null)) {
        let err26 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema79.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.brandName !== void 0) {
      let data9 = data.brandName;
      if (typeof data9 != "string" && data9 !== null) {
        let err27 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: schema79.properties.brandName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.lastFour !== void 0) {
      let data10 = data.lastFour;
      if (typeof data10 != "string" && data10 !== null) {
        let err28 = { instancePath: instancePath + "/lastFour", schemaPath: "#/properties/lastFour/type", keyword: "type", params: { type: schema79.properties.lastFour.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data11 = data.declineReason, _errs25 = errors, valid1 = !1, passing0 = null, _errs26 = errors;
      validate3(data11, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      var _valid0 = _errs26 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs27 = errors;
      if (data11 !== null) {
        let err29 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      var _valid0 = _errs27 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs25, vErrors !== null && (_errs25 ? vErrors.length = _errs25 : vErrors = null);
      else {
        let err30 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.balanceCents !== void 0) {
      let data12 = data.balanceCents;
      if (!Number.isInteger(data12) && data12 !== null) {
        let err31 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/type", keyword: "type", params: { type: schema79.properties.balanceCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate79.errors = vErrors, errors === 0;
}
var apex_BillPayments = validate80;
function validate80(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.payments === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payments" }, message: "must have required property 'payments'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.payments !== void 0) {
      let data1 = data.payments;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate79(data1[i0], { instancePath: instancePath + "/payments/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/payments", schemaPath: "#/properties/payments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate80.errors = vErrors, errors === 0;
}
var apex_Bills = validate81, schema81 = { type: "object", required: ["accountNumber", "state", "isClosed", "balanceCents", "payableCents", "pendingCents", "dueDate", "pastDueCents", "pastDueSince", "nextBillOn", "refusedPayment", "extension", "preferredMethodId", "bills"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, state: { type: "string", enum: ["noBills", "clear", "credit", "due", "pastDue", "processing"] }, isClosed: { type: "boolean" }, balanceCents: { type: "integer" }, payableCents: { type: "integer", minimum: 0 }, pendingCents: { type: "integer", minimum: 0 }, dueDate: { type: ["string", "null"], format: "date" }, pastDueCents: { type: "integer", minimum: 0 }, pastDueSince: { type: ["string", "null"], format: "date" }, nextBillOn: { type: ["string", "null"], format: "date" }, refusedPayment: { oneOf: [{ $ref: "apex.RefusedBillPayment" }, { type: "null" }] }, extension: { oneOf: [{ $ref: "apex.ActiveExtension" }, { type: "null" }] }, preferredMethodId: { type: ["string", "null"] }, bills: { type: "array", items: { $ref: "apex.BillSummary" } } } };
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.paymentId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentId" }, message: "must have required property 'paymentId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.amountCents === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.refusedAt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refusedAt" }, message: "must have required property 'refusedAt'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.declineReason === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "declineReason" }, message: "must have required property 'declineReason'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.paymentId !== void 0 && typeof data.paymentId != "string") {
      let err4 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.amountCents !== void 0) {
      let data1 = data.amountCents;
      if (!Number.isInteger(data1)) {
        let err5 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (Number.isFinite(data1) && data1 < 1) {
        let err6 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.refusedAt !== void 0) {
      let data2 = data.refusedAt;
      if (typeof data2 == "string") {
        if (!formats0.test(data2)) {
          let err7 = { instancePath: instancePath + "/refusedAt", schemaPath: "#/properties/refusedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/refusedAt", schemaPath: "#/properties/refusedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data3 = data.declineReason, _errs9 = errors, valid1 = !1, passing0 = null, _errs10 = errors;
      validate3(data3, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      var _valid0 = _errs10 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs11 = errors;
      if (data3 !== null) {
        let err9 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      var _valid0 = _errs11 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null);
      else {
        let err10 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate82.errors = vErrors, errors === 0;
}
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.nextCents === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextCents" }, message: "must have required property 'nextCents'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.nextOn === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextOn" }, message: "must have required property 'nextOn'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.lastOn === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastOn" }, message: "must have required property 'lastOn'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.nextCents !== void 0) {
      let data0 = data.nextCents;
      if (!Number.isInteger(data0)) {
        let err3 = { instancePath: instancePath + "/nextCents", schemaPath: "#/properties/nextCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (Number.isFinite(data0) && data0 < 1) {
        let err4 = { instancePath: instancePath + "/nextCents", schemaPath: "#/properties/nextCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.nextOn !== void 0) {
      let data1 = data.nextOn;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err5 = { instancePath: instancePath + "/nextOn", schemaPath: "#/properties/nextOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/nextOn", schemaPath: "#/properties/nextOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.lastOn !== void 0) {
      let data2 = data.lastOn;
      if (typeof data2 == "string") {
        if (!formats2.test(data2)) {
          let err7 = { instancePath: instancePath + "/lastOn", schemaPath: "#/properties/lastOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/lastOn", schemaPath: "#/properties/lastOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate83.errors = vErrors, errors === 0;
}
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.billId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billId" }, message: "must have required property 'billId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.month === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "month" }, message: "must have required property 'month'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.periodStart === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodStart" }, message: "must have required property 'periodStart'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.periodEnd === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodEnd" }, message: "must have required property 'periodEnd'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.billDate === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billDate" }, message: "must have required property 'billDate'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.dueDate === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dueDate" }, message: "must have required property 'dueDate'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.amountCents === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.openCents === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "openCents" }, message: "must have required property 'openCents'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.state === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.isFinal === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isFinal" }, message: "must have required property 'isFinal'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.billId !== void 0 && (validate13(data.billId, { instancePath: instancePath + "/billId", parentData: data, parentDataProperty: "billId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.month !== void 0) {
      let data1 = data.month;
      if (typeof data1 == "string") {
        if (!pattern11.test(data1)) {
          let err10 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}$"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.periodStart !== void 0) {
      let data2 = data.periodStart;
      if (typeof data2 == "string") {
        if (!formats2.test(data2)) {
          let err12 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.periodEnd !== void 0) {
      let data3 = data.periodEnd;
      if (typeof data3 == "string") {
        if (!formats2.test(data3)) {
          let err14 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.billDate !== void 0) {
      let data4 = data.billDate;
      if (typeof data4 == "string") {
        if (!formats2.test(data4)) {
          let err16 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data5 = data.dueDate;
      if (typeof data5 == "string") {
        if (!formats2.test(data5)) {
          let err18 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data6 = data.amountCents;
      if (!Number.isInteger(data6)) {
        let err20 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.openCents !== void 0) {
      let data7 = data.openCents;
      if (!Number.isInteger(data7)) {
        let err21 = { instancePath: instancePath + "/openCents", schemaPath: "#/properties/openCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err22 = { instancePath: instancePath + "/openCents", schemaPath: "#/properties/openCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.state !== void 0 && (validate77(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData }) || (vErrors = vErrors === null ? validate77.errors : vErrors.concat(validate77.errors), errors = vErrors.length)), data.isFinal !== void 0 && typeof data.isFinal != "boolean") {
      let err23 = { instancePath: instancePath + "/isFinal", schemaPath: "#/properties/isFinal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate84.errors = vErrors, errors === 0;
}
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.isClosed === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isClosed" }, message: "must have required property 'isClosed'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.balanceCents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balanceCents" }, message: "must have required property 'balanceCents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.payableCents === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payableCents" }, message: "must have required property 'payableCents'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.pendingCents === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pendingCents" }, message: "must have required property 'pendingCents'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.dueDate === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dueDate" }, message: "must have required property 'dueDate'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.pastDueCents === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pastDueCents" }, message: "must have required property 'pastDueCents'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.pastDueSince === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pastDueSince" }, message: "must have required property 'pastDueSince'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.nextBillOn === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextBillOn" }, message: "must have required property 'nextBillOn'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.refusedPayment === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refusedPayment" }, message: "must have required property 'refusedPayment'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.extension === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extension" }, message: "must have required property 'extension'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.preferredMethodId === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "preferredMethodId" }, message: "must have required property 'preferredMethodId'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.bills === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bills" }, message: "must have required property 'bills'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err14 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data1 === "noBills" || data1 === "clear" || data1 === "credit" || data1 === "due" || data1 === "pastDue" || data1 === "processing")) {
        let err15 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema81.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.isClosed !== void 0 && typeof data.isClosed != "boolean") {
      let err16 = { instancePath: instancePath + "/isClosed", schemaPath: "#/properties/isClosed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.balanceCents !== void 0) {
      let data3 = data.balanceCents;
      if (!Number.isInteger(data3)) {
        let err17 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.payableCents !== void 0) {
      let data4 = data.payableCents;
      if (!Number.isInteger(data4)) {
        let err18 = { instancePath: instancePath + "/payableCents", schemaPath: "#/properties/payableCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err19 = { instancePath: instancePath + "/payableCents", schemaPath: "#/properties/payableCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.pendingCents !== void 0) {
      let data5 = data.pendingCents;
      if (!Number.isInteger(data5)) {
        let err20 = { instancePath: instancePath + "/pendingCents", schemaPath: "#/properties/pendingCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (Number.isFinite(data5) && data5 < 0) {
        let err21 = { instancePath: instancePath + "/pendingCents", schemaPath: "#/properties/pendingCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data6 = data.dueDate;
      if (typeof data6 != "string" && data6 !== null) {
        let err22 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: schema81.properties.dueDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data6 == "string" && !formats2.test(data6)) {
        let err23 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.pastDueCents !== void 0) {
      let data7 = data.pastDueCents;
      if (!Number.isInteger(data7)) {
        let err24 = { instancePath: instancePath + "/pastDueCents", schemaPath: "#/properties/pastDueCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err25 = { instancePath: instancePath + "/pastDueCents", schemaPath: "#/properties/pastDueCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.pastDueSince !== void 0) {
      let data8 = data.pastDueSince;
      if (typeof data8 != "string" && data8 !== null) {
        let err26 = { instancePath: instancePath + "/pastDueSince", schemaPath: "#/properties/pastDueSince/type", keyword: "type", params: { type: schema81.properties.pastDueSince.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data8 == "string" && !formats2.test(data8)) {
        let err27 = { instancePath: instancePath + "/pastDueSince", schemaPath: "#/properties/pastDueSince/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.nextBillOn !== void 0) {
      let data9 = data.nextBillOn;
      if (typeof data9 != "string" && data9 !== null) {
        let err28 = { instancePath: instancePath + "/nextBillOn", schemaPath: "#/properties/nextBillOn/type", keyword: "type", params: { type: schema81.properties.nextBillOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data9 == "string" && !formats2.test(data9)) {
        let err29 = { instancePath: instancePath + "/nextBillOn", schemaPath: "#/properties/nextBillOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.refusedPayment !== void 0) {
      let data10 = data.refusedPayment, _errs22 = errors, valid1 = !1, passing0 = null, _errs23 = errors;
      validate82(data10, { instancePath: instancePath + "/refusedPayment", parentData: data, parentDataProperty: "refusedPayment", rootData }) || (vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors), errors = vErrors.length);
      var _valid0 = _errs23 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs24 = errors;
      if (data10 !== null) {
        let err30 = { instancePath: instancePath + "/refusedPayment", schemaPath: "#/properties/refusedPayment/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      var _valid0 = _errs24 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs22, vErrors !== null && (_errs22 ? vErrors.length = _errs22 : vErrors = null);
      else {
        let err31 = { instancePath: instancePath + "/refusedPayment", schemaPath: "#/properties/refusedPayment/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.extension !== void 0) {
      let data11 = data.extension, _errs27 = errors, valid2 = !1, passing1 = null, _errs28 = errors;
      validate83(data11, { instancePath: instancePath + "/extension", parentData: data, parentDataProperty: "extension", rootData }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
      var _valid1 = _errs28 === errors;
      _valid1 && (valid2 = !0, passing1 = 0);
      let _errs29 = errors;
      if (data11 !== null) {
        let err32 = { instancePath: instancePath + "/extension", schemaPath: "#/properties/extension/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      var _valid1 = _errs29 === errors;
      if (_valid1 && valid2 ? (valid2 = !1, passing1 = [passing1, 1]) : _valid1 && (valid2 = !0, passing1 = 1), valid2)
        errors = _errs27, vErrors !== null && (_errs27 ? vErrors.length = _errs27 : vErrors = null);
      else {
        let err33 = { instancePath: instancePath + "/extension", schemaPath: "#/properties/extension/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.preferredMethodId !== void 0) {
      let data12 = data.preferredMethodId;
      if (typeof data12 != "string" && data12 !== null) {
        let err34 = { instancePath: instancePath + "/preferredMethodId", schemaPath: "#/properties/preferredMethodId/type", keyword: "type", params: { type: schema81.properties.preferredMethodId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.bills !== void 0) {
      let data13 = data.bills;
      if (Array.isArray(data13)) {
        let len0 = data13.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate84(data13[i0], { instancePath: instancePath + "/bills/" + i0, parentData: data13, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors), errors = vErrors.length);
      } else {
        let err35 = { instancePath: instancePath + "/bills", schemaPath: "#/properties/bills/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
  } else {
    let err36 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
  }
  return validate81.errors = vErrors, errors === 0;
}
var apex_BrandCustomerServiceInfo = validate85, schema85 = { type: "object", required: ["Customer_Service_Hours__c", "Customer_Service_Hours_ES__c", "Customer_Service_Phone_Number__c", "Privacy_Policy_Link__c", "Privacy_Policy_Link_ES__c", "Terms_of_Use__c", "Terms_of_Use_ES__c", "Disclaimer__c", "Disclaimer_ES__c"], additionalProperties: !0, properties: { Customer_Service_Hours__c: { type: ["string", "null"] }, Customer_Service_Hours_ES__c: { type: ["string", "null"] }, Customer_Service_Phone_Number__c: { type: ["string", "null"] }, Privacy_Policy_Link__c: { type: ["string", "null"] }, Privacy_Policy_Link_ES__c: { type: ["string", "null"] }, Terms_of_Use__c: { type: ["string", "null"] }, Terms_of_Use_ES__c: { type: ["string", "null"] }, Disclaimer__c: { type: ["string", "null"] }, Disclaimer_ES__c: { type: ["string", "null"] } } };
function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Customer_Service_Hours__c === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Customer_Service_Hours__c" }, message: "must have required property 'Customer_Service_Hours__c'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.Customer_Service_Hours_ES__c === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Customer_Service_Hours_ES__c" }, message: "must have required property 'Customer_Service_Hours_ES__c'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.Customer_Service_Phone_Number__c === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Customer_Service_Phone_Number__c" }, message: "must have required property 'Customer_Service_Phone_Number__c'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.Privacy_Policy_Link__c === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Privacy_Policy_Link__c" }, message: "must have required property 'Privacy_Policy_Link__c'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.Privacy_Policy_Link_ES__c === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Privacy_Policy_Link_ES__c" }, message: "must have required property 'Privacy_Policy_Link_ES__c'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.Terms_of_Use__c === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Terms_of_Use__c" }, message: "must have required property 'Terms_of_Use__c'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.Terms_of_Use_ES__c === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Terms_of_Use_ES__c" }, message: "must have required property 'Terms_of_Use_ES__c'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.Disclaimer__c === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Disclaimer__c" }, message: "must have required property 'Disclaimer__c'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.Disclaimer_ES__c === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Disclaimer_ES__c" }, message: "must have required property 'Disclaimer_ES__c'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.Customer_Service_Hours__c !== void 0) {
      let data0 = data.Customer_Service_Hours__c;
      if (typeof data0 != "string" && data0 !== null) {
        let err9 = { instancePath: instancePath + "/Customer_Service_Hours__c", schemaPath: "#/properties/Customer_Service_Hours__c/type", keyword: "type", params: { type: schema85.properties.Customer_Service_Hours__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.Customer_Service_Hours_ES__c !== void 0) {
      let data1 = data.Customer_Service_Hours_ES__c;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/Customer_Service_Hours_ES__c", schemaPath: "#/properties/Customer_Service_Hours_ES__c/type", keyword: "type", params: { type: schema85.properties.Customer_Service_Hours_ES__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.Customer_Service_Phone_Number__c !== void 0) {
      let data2 = data.Customer_Service_Phone_Number__c;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/Customer_Service_Phone_Number__c", schemaPath: "#/properties/Customer_Service_Phone_Number__c/type", keyword: "type", params: { type: schema85.properties.Customer_Service_Phone_Number__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.Privacy_Policy_Link__c !== void 0) {
      let data3 = data.Privacy_Policy_Link__c;
      if (typeof data3 != "string" && data3 !== null) {
        let err12 = { instancePath: instancePath + "/Privacy_Policy_Link__c", schemaPath: "#/properties/Privacy_Policy_Link__c/type", keyword: "type", params: { type: schema85.properties.Privacy_Policy_Link__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.Privacy_Policy_Link_ES__c !== void 0) {
      let data4 = data.Privacy_Policy_Link_ES__c;
      if (typeof data4 != "string" && data4 !== null) {
        let err13 = { instancePath: instancePath + "/Privacy_Policy_Link_ES__c", schemaPath: "#/properties/Privacy_Policy_Link_ES__c/type", keyword: "type", params: { type: schema85.properties.Privacy_Policy_Link_ES__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.Terms_of_Use__c !== void 0) {
      let data5 = data.Terms_of_Use__c;
      if (typeof data5 != "string" && data5 !== null) {
        let err14 = { instancePath: instancePath + "/Terms_of_Use__c", schemaPath: "#/properties/Terms_of_Use__c/type", keyword: "type", params: { type: schema85.properties.Terms_of_Use__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.Terms_of_Use_ES__c !== void 0) {
      let data6 = data.Terms_of_Use_ES__c;
      if (typeof data6 != "string" && data6 !== null) {
        let err15 = { instancePath: instancePath + "/Terms_of_Use_ES__c", schemaPath: "#/properties/Terms_of_Use_ES__c/type", keyword: "type", params: { type: schema85.properties.Terms_of_Use_ES__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.Disclaimer__c !== void 0) {
      let data7 = data.Disclaimer__c;
      if (typeof data7 != "string" && data7 !== null) {
        let err16 = { instancePath: instancePath + "/Disclaimer__c", schemaPath: "#/properties/Disclaimer__c/type", keyword: "type", params: { type: schema85.properties.Disclaimer__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.Disclaimer_ES__c !== void 0) {
      let data8 = data.Disclaimer_ES__c;
      if (typeof data8 != "string" && data8 !== null) {
        let err17 = { instancePath: instancePath + "/Disclaimer_ES__c", schemaPath: "#/properties/Disclaimer_ES__c/type", keyword: "type", params: { type: schema85.properties.Disclaimer_ES__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate85.errors = vErrors, errors === 0;
}
var apex_BudgetBilling = validate86, schema86 = { type: "object", required: ["accountNumber", "state", "billCount", "monthlyCents", "averageCents", "lowestCents", "highestCents", "startsOn", "reviewOn", "active"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, state: { type: "string", enum: ["possible", "running", "tooFewBills", "pastDue", "accountClosed"] }, billCount: { type: "integer", minimum: 0, maximum: 12 }, monthlyCents: { type: ["integer", "null"], minimum: 100 }, averageCents: { type: "integer", minimum: 0 }, lowestCents: { type: "integer", minimum: 0 }, highestCents: { type: "integer", minimum: 0 }, startsOn: { type: ["string", "null"], format: "date" }, reviewOn: { type: ["string", "null"], format: "date" }, active: { oneOf: [{ $ref: "apex.ActiveBudgetBilling" }, { type: "null" }] } } };
function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.monthlyCents === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "monthlyCents" }, message: "must have required property 'monthlyCents'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.startsOn === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startsOn" }, message: "must have required property 'startsOn'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.reviewOn === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reviewOn" }, message: "must have required property 'reviewOn'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.differenceCents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "differenceCents" }, message: "must have required property 'differenceCents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.monthlyCents !== void 0) {
      let data0 = data.monthlyCents;
      if (!Number.isInteger(data0)) {
        let err4 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Number.isFinite(data0) && data0 < 100) {
        let err5 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.startsOn !== void 0) {
      let data1 = data.startsOn;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err6 = { instancePath: instancePath + "/startsOn", schemaPath: "#/properties/startsOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/startsOn", schemaPath: "#/properties/startsOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.reviewOn !== void 0) {
      let data2 = data.reviewOn;
      if (typeof data2 == "string") {
        if (!formats2.test(data2)) {
          let err8 = { instancePath: instancePath + "/reviewOn", schemaPath: "#/properties/reviewOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/reviewOn", schemaPath: "#/properties/reviewOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.differenceCents !== void 0) {
      let data3 = data.differenceCents;
      if (!Number.isInteger(data3)) {
        let err10 = { instancePath: instancePath + "/differenceCents", schemaPath: "#/properties/differenceCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate87.errors = vErrors, errors === 0;
}
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.billCount === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billCount" }, message: "must have required property 'billCount'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.monthlyCents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "monthlyCents" }, message: "must have required property 'monthlyCents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.averageCents === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "averageCents" }, message: "must have required property 'averageCents'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.lowestCents === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lowestCents" }, message: "must have required property 'lowestCents'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.highestCents === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "highestCents" }, message: "must have required property 'highestCents'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.startsOn === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startsOn" }, message: "must have required property 'startsOn'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.reviewOn === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reviewOn" }, message: "must have required property 'reviewOn'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.active === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "active" }, message: "must have required property 'active'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data1 === "possible" || data1 === "running" || data1 === "tooFewBills" || data1 === "pastDue" || data1 === "accountClosed")) {
        let err11 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema86.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.billCount !== void 0) {
      let data2 = data.billCount;
      if (!Number.isInteger(data2)) {
        let err12 = { instancePath: instancePath + "/billCount", schemaPath: "#/properties/billCount/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (Number.isFinite(data2)) {
        if (data2 > 12) {
          let err13 = { instancePath: instancePath + "/billCount", schemaPath: "#/properties/billCount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data2 < 0) {
          let err14 = { instancePath: instancePath + "/billCount", schemaPath: "#/properties/billCount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.monthlyCents !== void 0) {
      let data3 = data.monthlyCents;
      if (!Number.isInteger(data3) && data3 !== null) {
        let err15 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/type", keyword: "type", params: { type: schema86.properties.monthlyCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (Number.isFinite(data3) && data3 < 100) {
        let err16 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.averageCents !== void 0) {
      let data4 = data.averageCents;
      if (!Number.isInteger(data4)) {
        let err17 = { instancePath: instancePath + "/averageCents", schemaPath: "#/properties/averageCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err18 = { instancePath: instancePath + "/averageCents", schemaPath: "#/properties/averageCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.lowestCents !== void 0) {
      let data5 = data.lowestCents;
      if (!Number.isInteger(data5)) {
        let err19 = { instancePath: instancePath + "/lowestCents", schemaPath: "#/properties/lowestCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (Number.isFinite(data5) && data5 < 0) {
        let err20 = { instancePath: instancePath + "/lowestCents", schemaPath: "#/properties/lowestCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.highestCents !== void 0) {
      let data6 = data.highestCents;
      if (!Number.isInteger(data6)) {
        let err21 = { instancePath: instancePath + "/highestCents", schemaPath: "#/properties/highestCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err22 = { instancePath: instancePath + "/highestCents", schemaPath: "#/properties/highestCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.startsOn !== void 0) {
      let data7 = data.startsOn;
      if (typeof data7 != "string" && data7 !== null) {
        let err23 = { instancePath: instancePath + "/startsOn", schemaPath: "#/properties/startsOn/type", keyword: "type", params: { type: schema86.properties.startsOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data7 == "string" && !formats2.test(data7)) {
        let err24 = { instancePath: instancePath + "/startsOn", schemaPath: "#/properties/startsOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.reviewOn !== void 0) {
      let data8 = data.reviewOn;
      if (typeof data8 != "string" && data8 !== null) {
        let err25 = { instancePath: instancePath + "/reviewOn", schemaPath: "#/properties/reviewOn/type", keyword: "type", params: { type: schema86.properties.reviewOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data8 == "string" && !formats2.test(data8)) {
        let err26 = { instancePath: instancePath + "/reviewOn", schemaPath: "#/properties/reviewOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.active !== void 0) {
      let data9 = data.active, _errs20 = errors, valid1 = !1, passing0 = null, _errs21 = errors;
      validate87(data9, { instancePath: instancePath + "/active", parentData: data, parentDataProperty: "active", rootData }) || (vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors), errors = vErrors.length);
      var _valid0 = _errs21 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs22 = errors;
      if (data9 !== null) {
        let err27 = { instancePath: instancePath + "/active", schemaPath: "#/properties/active/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      var _valid0 = _errs22 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null);
      else {
        let err28 = { instancePath: instancePath + "/active", schemaPath: "#/properties/active/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
  } else {
    let err29 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate86.errors = vErrors, errors === 0;
}
var apex_BudgetBillingTerms = validate88;
function validate88(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.paragraphs === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paragraphs" }, message: "must have required property 'paragraphs'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      let err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.paragraphs !== void 0) {
      let data1 = data.paragraphs;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            let err3 = { instancePath: instancePath + "/paragraphs/" + i0, schemaPath: "#/properties/paragraphs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        let err4 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/properties/paragraphs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate88.errors = vErrors, errors === 0;
}
var apex_CallTimes = validate89;
var pattern13 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{4}$", "u");
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern13.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{4}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}-[0-9]{2}_[0-9]{4}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate90.errors = vErrors, errors === 0;
}
function validate91(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.slotId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slotId" }, message: "must have required property 'slotId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" }, message: "must have required property 'on'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.startsAt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startsAt" }, message: "must have required property 'startsAt'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.endsAt === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endsAt" }, message: "must have required property 'endsAt'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.slotId !== void 0 && (validate90(data.slotId, { instancePath: instancePath + "/slotId", parentData: data, parentDataProperty: "slotId", rootData }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length)), data.on !== void 0) {
      let data1 = data.on;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err4 = { instancePath: instancePath + "/on", schemaPath: "#/properties/on/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/on", schemaPath: "#/properties/on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.startsAt !== void 0 && (validate26(data.startsAt, { instancePath: instancePath + "/startsAt", parentData: data, parentDataProperty: "startsAt", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data.endsAt !== void 0 && (validate26(data.endsAt, { instancePath: instancePath + "/endsAt", parentData: data, parentDataProperty: "endsAt", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate91.errors = vErrors, errors === 0;
}
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.times === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "times" }, message: "must have required property 'times'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.language !== void 0 && (validate33(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data.times !== void 0) {
      let data1 = data.times;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate91(data1[i0], { instancePath: instancePath + "/times/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate91.errors : vErrors.concat(validate91.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/times", schemaPath: "#/properties/times/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate89.errors = vErrors, errors === 0;
}
var apex_CommunicationPreferences = validate92, schema92 = { type: "object", required: ["accountNumber", "isPaperless", "paperlessEmail", "smsState", "smsPhone", "smsAlerts", "smsConfirmationDueAt"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, isPaperless: { type: "boolean" }, paperlessEmail: { type: ["string", "null"], format: "email" }, smsState: { type: "string", enum: ["off", "awaitingConfirmation", "on"] }, smsPhone: { type: ["string", "null"] }, smsAlerts: { type: "array", items: { type: "string" } }, smsConfirmationDueAt: { type: ["string", "null"], format: "date-time" } } };
function validate92(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.smsAlerts === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsAlerts" }, message: "must have required property 'smsAlerts'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.smsConfirmationDueAt === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsConfirmationDueAt" }, message: "must have required property 'smsConfirmationDueAt'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.isPaperless !== void 0 && typeof data.isPaperless != "boolean") {
      let err7 = { instancePath: instancePath + "/isPaperless", schemaPath: "#/properties/isPaperless/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.paperlessEmail !== void 0) {
      let data2 = data.paperlessEmail;
      if (typeof data2 != "string" && data2 !== null) {
        let err8 = { instancePath: instancePath + "/paperlessEmail", schemaPath: "#/properties/paperlessEmail/type", keyword: "type", params: { type: schema92.properties.paperlessEmail.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (typeof data2 == "string" && !formats3.test(data2)) {
        let err9 = { instancePath: instancePath + "/paperlessEmail", schemaPath: "#/properties/paperlessEmail/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.smsState !== void 0) {
      let data3 = data.smsState;
      if (typeof data3 != "string") {
        let err10 = { instancePath: instancePath + "/smsState", schemaPath: "#/properties/smsState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data3 === "off" || data3 === "awaitingConfirmation" || data3 === "on")) {
        let err11 = { instancePath: instancePath + "/smsState", schemaPath: "#/properties/smsState/enum", keyword: "enum", params: { allowedValues: schema92.properties.smsState.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.smsPhone !== void 0) {
      let data4 = data.smsPhone;
      if (typeof data4 != "string" && data4 !== null) {
        let err12 = { instancePath: instancePath + "/smsPhone", schemaPath: "#/properties/smsPhone/type", keyword: "type", params: { type: schema92.properties.smsPhone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.smsAlerts !== void 0) {
      let data5 = data.smsAlerts;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data5[i0] != "string") {
            let err13 = { instancePath: instancePath + "/smsAlerts/" + i0, schemaPath: "#/properties/smsAlerts/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
      } else {
        let err14 = { instancePath: instancePath + "/smsAlerts", schemaPath: "#/properties/smsAlerts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.smsConfirmationDueAt !== void 0) {
      let data7 = data.smsConfirmationDueAt;
      if (typeof data7 != "string" && data7 !== null) {
        let err15 = { instancePath: instancePath + "/smsConfirmationDueAt", schemaPath: "#/properties/smsConfirmationDueAt/type", keyword: "type", params: { type: schema92.properties.smsConfirmationDueAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data7 == "string" && !formats0.test(data7)) {
        let err16 = { instancePath: instancePath + "/smsConfirmationDueAt", schemaPath: "#/properties/smsConfirmationDueAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate92.errors = vErrors, errors === 0;
}
var apex_DocumentTypes = validate93;
var schema94 = { type: "object", required: ["type", "rules", "formats", "maxBytes", "maxAgeDays", "minPages"], additionalProperties: !0, properties: { type: { type: "string" }, rules: { type: "array", items: { type: "string" } }, formats: { type: "array", items: { type: "string" } }, maxBytes: { type: "integer", minimum: 0 }, maxAgeDays: { type: ["integer", "null"], minimum: 0 }, minPages: { type: "integer", minimum: 0 } } };
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.rules === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rules" }, message: "must have required property 'rules'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.formats === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "formats" }, message: "must have required property 'formats'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.maxBytes === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxBytes" }, message: "must have required property 'maxBytes'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.maxAgeDays === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "maxAgeDays" }, message: "must have required property 'maxAgeDays'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.minPages === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minPages" }, message: "must have required property 'minPages'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.type !== void 0 && typeof data.type != "string") {
      let err6 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.rules !== void 0) {
      let data1 = data.rules;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            let err7 = { instancePath: instancePath + "/rules/" + i0, schemaPath: "#/properties/rules/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        let err8 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.formats !== void 0) {
      let data3 = data.formats;
      if (Array.isArray(data3)) {
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++)
          if (typeof data3[i1] != "string") {
            let err9 = { instancePath: instancePath + "/formats/" + i1, schemaPath: "#/properties/formats/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
          }
      } else {
        let err10 = { instancePath: instancePath + "/formats", schemaPath: "#/properties/formats/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.maxBytes !== void 0) {
      let data5 = data.maxBytes;
      if (!Number.isInteger(data5)) {
        let err11 = { instancePath: instancePath + "/maxBytes", schemaPath: "#/properties/maxBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Number.isFinite(data5) && data5 < 0) {
        let err12 = { instancePath: instancePath + "/maxBytes", schemaPath: "#/properties/maxBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.maxAgeDays !== void 0) {
      let data6 = data.maxAgeDays;
      if (!Number.isInteger(data6) && data6 !== null) {
        let err13 = { instancePath: instancePath + "/maxAgeDays", schemaPath: "#/properties/maxAgeDays/type", keyword: "type", params: { type: schema94.properties.maxAgeDays.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err14 = { instancePath: instancePath + "/maxAgeDays", schemaPath: "#/properties/maxAgeDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.minPages !== void 0) {
      let data7 = data.minPages;
      if (!Number.isInteger(data7)) {
        let err15 = { instancePath: instancePath + "/minPages", schemaPath: "#/properties/minPages/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err16 = { instancePath: instancePath + "/minPages", schemaPath: "#/properties/minPages/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate94.errors = vErrors, errors === 0;
}
function validate93(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.types === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "types" }, message: "must have required property 'types'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.types !== void 0) {
      let data0 = data.types;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate94(data0[i0], { instancePath: instancePath + "/types/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/types", schemaPath: "#/properties/types/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate93.errors = vErrors, errors === 0;
}
var apex_Draft = validate95, schema95 = { type: "object", required: ["screen", "content", "savedAt", "expiresAt"], additionalProperties: !0, properties: { screen: { $ref: "apex.DraftScreen" }, content: { type: ["string", "null"] }, savedAt: { type: ["string", "null"], format: "date-time" }, expiresAt: { type: ["string", "null"], format: "date-time" } } };
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.screen === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "screen" }, message: "must have required property 'screen'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.content === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.savedAt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "savedAt" }, message: "must have required property 'savedAt'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.expiresAt === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.screen !== void 0 && (validate52(data.screen, { instancePath: instancePath + "/screen", parentData: data, parentDataProperty: "screen", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data.content !== void 0) {
      let data1 = data.content;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: schema95.properties.content.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.savedAt !== void 0) {
      let data2 = data.savedAt;
      if (typeof data2 != "string" && data2 !== null) {
        let err5 = { instancePath: instancePath + "/savedAt", schemaPath: "#/properties/savedAt/type", keyword: "type", params: { type: schema95.properties.savedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data2 == "string" && !formats0.test(data2)) {
        let err6 = { instancePath: instancePath + "/savedAt", schemaPath: "#/properties/savedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.expiresAt !== void 0) {
      let data3 = data.expiresAt;
      if (typeof data3 != "string" && data3 !== null) {
        let err7 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: schema95.properties.expiresAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data3 == "string" && !formats0.test(data3)) {
        let err8 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate95.errors = vErrors, errors === 0;
}
var apex_EmailStatus = validate96, schema96 = { type: "object", required: ["email", "pendingEmail", "pendingExpiresAt"], additionalProperties: !0, properties: { email: { type: "string", format: "email" }, pendingEmail: { type: ["string", "null"], format: "email" }, pendingExpiresAt: { type: ["string", "null"], format: "date-time" } } };
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pendingEmail === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pendingEmail" }, message: "must have required property 'pendingEmail'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.pendingExpiresAt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pendingExpiresAt" }, message: "must have required property 'pendingExpiresAt'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.email !== void 0) {
      let data0 = data.email;
      if (typeof data0 == "string") {
        if (!formats3.test(data0)) {
          let err3 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.pendingEmail !== void 0) {
      let data1 = data.pendingEmail;
      if (typeof data1 != "string" && data1 !== null) {
        let err5 = { instancePath: instancePath + "/pendingEmail", schemaPath: "#/properties/pendingEmail/type", keyword: "type", params: { type: schema96.properties.pendingEmail.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data1 == "string" && !formats3.test(data1)) {
        let err6 = { instancePath: instancePath + "/pendingEmail", schemaPath: "#/properties/pendingEmail/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.pendingExpiresAt !== void 0) {
      let data2 = data.pendingExpiresAt;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/pendingExpiresAt", schemaPath: "#/properties/pendingExpiresAt/type", keyword: "type", params: { type: schema96.properties.pendingExpiresAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "string" && !formats0.test(data2)) {
        let err8 = { instancePath: instancePath + "/pendingExpiresAt", schemaPath: "#/properties/pendingExpiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate96.errors = vErrors, errors === 0;
}
var apex_EnrollmentStatus = validate97, schema97 = { type: "object", required: ["orderId", "stage", "group", "confirmationNumber", "planName", "requestedStartDate", "expectedStartDate", "steps", "blockers"], additionalProperties: !0, properties: { orderId: { $ref: "apex.RecordId" }, stage: { type: "string", enum: ["submission", "processing", "complete"] }, group: { type: "string", enum: ["active", "closed", "pending", "cancelled"] }, confirmationNumber: { type: "string" }, planName: { type: "string" }, serviceAddress: { type: ["string", "null"] }, utilityName: { type: ["string", "null"] }, esiid: { type: ["string", "null"] }, requestedStartDate: { type: ["string", "null"], format: "date" }, expectedStartDate: { type: ["string", "null"], format: "date" }, steps: { type: "array", items: { $ref: "apex.EnrollmentStep" }, minItems: 3, maxItems: 3 }, blockers: { type: "array", items: { $ref: "apex.Blocker" } } } }, schema98 = { type: "object", required: ["step", "state", "reachedAt"], additionalProperties: !0, properties: { step: { type: "string", enum: ["signUp", "review", "complete"] }, state: { type: "string", enum: ["done", "current", "upcoming"] }, reachedAt: { type: ["string", "null"], format: "date-time" } } };
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.step === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.reachedAt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reachedAt" }, message: "must have required property 'reachedAt'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.step !== void 0) {
      let data0 = data.step;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "signUp" || data0 === "review" || data0 === "complete")) {
        let err4 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/enum", keyword: "enum", params: { allowedValues: schema98.properties.step.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err5 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (!(data1 === "done" || data1 === "current" || data1 === "upcoming")) {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema98.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.reachedAt !== void 0) {
      let data2 = data.reachedAt;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/reachedAt", schemaPath: "#/properties/reachedAt/type", keyword: "type", params: { type: schema98.properties.reachedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data2 == "string" && !formats0.test(data2)) {
        let err8 = { instancePath: instancePath + "/reachedAt", schemaPath: "#/properties/reachedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate98.errors = vErrors, errors === 0;
}
var schema99 = { type: "object", required: ["kind", "state", "action", "amountCents", "promisedHours", "promisedAt", "resolvedAt", "reason"], additionalProperties: !0, properties: { kind: { type: "string", enum: ["deposit", "identity", "switchHold", "balance", "documents"] }, state: { type: "string", enum: ["open", "waiting", "resolved", "refused"] }, action: { type: ["string", "null"], enum: ["payDeposit", "verifyIdentity", "confirmSwitchHold", "confirmBalance", "uploadDocuments", null] }, amountCents: { type: ["integer", "null"], minimum: 0 }, promisedHours: { type: ["integer", "null"], minimum: 0 }, promisedAt: { type: ["string", "null"], format: "date-time" }, resolvedAt: { type: ["string", "null"], format: "date-time" }, reason: { type: ["string", "null"] }, declineReason: { oneOf: [{ $ref: "apex.DeclineReason" }, { type: "null" }] } } };
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.state === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.action === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "action" }, message: "must have required property 'action'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.amountCents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.promisedHours === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "promisedHours" }, message: "must have required property 'promisedHours'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.promisedAt === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "promisedAt" }, message: "must have required property 'promisedAt'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.resolvedAt === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resolvedAt" }, message: "must have required property 'resolvedAt'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.reason === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data0 === "deposit" || data0 === "identity" || data0 === "switchHold" || data0 === "balance" || data0 === "documents")) {
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema99.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err10 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (!(data1 === "open" || data1 === "waiting" || data1 === "resolved" || data1 === "refused")) {
        let err11 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema99.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.action !== void 0) {
      let data2 = data.action;
      if (typeof data2 != "string" && data2 !== null) {
        let err12 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: schema99.properties.action.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data2 === "payDeposit" || data2 === "verifyIdentity" || data2 === "confirmSwitchHold" || data2 === "confirmBalance" || data2 === "uploadDocuments" || data2 === null)) {
        let err13 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema99.properties.action.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data3 = data.amountCents;
      if (!Number.isInteger(data3) && data3 !== null) {
        let err14 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: schema99.properties.amountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err15 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.promisedHours !== void 0) {
      let data4 = data.promisedHours;
      if (!Number.isInteger(data4) && data4 !== null) {
        let err16 = { instancePath: instancePath + "/promisedHours", schemaPath: "#/properties/promisedHours/type", keyword: "type", params: { type: schema99.properties.promisedHours.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err17 = { instancePath: instancePath + "/promisedHours", schemaPath: "#/properties/promisedHours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.promisedAt !== void 0) {
      let data5 = data.promisedAt;
      if (typeof data5 != "string" && data5 !== null) {
        let err18 = { instancePath: instancePath + "/promisedAt", schemaPath: "#/properties/promisedAt/type", keyword: "type", params: { type: schema99.properties.promisedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data5 == "string" && !formats0.test(data5)) {
        let err19 = { instancePath: instancePath + "/promisedAt", schemaPath: "#/properties/promisedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.resolvedAt !== void 0) {
      let data6 = data.resolvedAt;
      if (typeof data6 != "string" && data6 !== null) {
        let err20 = { instancePath: instancePath + "/resolvedAt", schemaPath: "#/properties/resolvedAt/type", keyword: "type", params: { type: schema99.properties.resolvedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data6 == "string" && !formats0.test(data6)) {
        let err21 = { instancePath: instancePath + "/resolvedAt", schemaPath: "#/properties/resolvedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.reason !== void 0) {
      let data7 = data.reason;
      if (typeof data7 != "string" && data7 !== null) {
        let err22 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema99.properties.reason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data8 = data.declineReason, _errs19 = errors, valid1 = !1, passing0 = null, _errs20 = errors;
      validate3(data8, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      var _valid0 = _errs20 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs21 = errors;
      if (data8 !== null) {
        let err23 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      var _valid0 = _errs21 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
      else {
        let err24 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate99.errors = vErrors, errors === 0;
}
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.stage === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stage" }, message: "must have required property 'stage'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.group === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.confirmationNumber === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmationNumber" }, message: "must have required property 'confirmationNumber'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.planName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planName" }, message: "must have required property 'planName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.requestedStartDate === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedStartDate" }, message: "must have required property 'requestedStartDate'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.expectedStartDate === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expectedStartDate" }, message: "must have required property 'expectedStartDate'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.steps === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.blockers === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "blockers" }, message: "must have required property 'blockers'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.stage !== void 0) {
      let data1 = data.stage;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "submission" || data1 === "processing" || data1 === "complete")) {
        let err10 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema97.properties.stage.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.group !== void 0) {
      let data2 = data.group;
      if (typeof data2 != "string") {
        let err11 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data2 === "active" || data2 === "closed" || data2 === "pending" || data2 === "cancelled")) {
        let err12 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/enum", keyword: "enum", params: { allowedValues: schema97.properties.group.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.confirmationNumber !== void 0 && typeof data.confirmationNumber != "string") {
      let err13 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.planName !== void 0 && typeof data.planName != "string") {
      let err14 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.serviceAddress !== void 0) {
      let data5 = data.serviceAddress;
      if (typeof data5 != "string" && data5 !== null) {
        let err15 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema97.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.utilityName !== void 0) {
      let data6 = data.utilityName;
      if (typeof data6 != "string" && data6 !== null) {
        let err16 = { instancePath: instancePath + "/utilityName", schemaPath: "#/properties/utilityName/type", keyword: "type", params: { type: schema97.properties.utilityName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.esiid !== void 0) {
      let data7 = data.esiid;
      if (typeof data7 != "string" && data7 !== null) {
        let err17 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/type", keyword: "type", params: { type: schema97.properties.esiid.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.requestedStartDate !== void 0) {
      let data8 = data.requestedStartDate;
      if (typeof data8 != "string" && data8 !== null) {
        let err18 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/type", keyword: "type", params: { type: schema97.properties.requestedStartDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data8 == "string" && !formats2.test(data8)) {
        let err19 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.expectedStartDate !== void 0) {
      let data9 = data.expectedStartDate;
      if (typeof data9 != "string" && data9 !== null) {
        let err20 = { instancePath: instancePath + "/expectedStartDate", schemaPath: "#/properties/expectedStartDate/type", keyword: "type", params: { type: schema97.properties.expectedStartDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data9 == "string" && !formats2.test(data9)) {
        let err21 = { instancePath: instancePath + "/expectedStartDate", schemaPath: "#/properties/expectedStartDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.steps !== void 0) {
      let data10 = data.steps;
      if (Array.isArray(data10)) {
        if (data10.length > 3) {
          let err22 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
        if (data10.length < 3) {
          let err23 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len0 = data10.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate98(data10[i0], { instancePath: instancePath + "/steps/" + i0, parentData: data10, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors), errors = vErrors.length);
      } else {
        let err24 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.blockers !== void 0) {
      let data12 = data.blockers;
      if (Array.isArray(data12)) {
        let len1 = data12.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate99(data12[i1], { instancePath: instancePath + "/blockers/" + i1, parentData: data12, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/blockers", schemaPath: "#/properties/blockers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate97.errors = vErrors, errors === 0;
}
var apex_ExtensionTerms = validate100;
function validate100(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.title === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.paragraphs === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paragraphs" }, message: "must have required property 'paragraphs'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title !== void 0 && typeof data.title != "string") {
      let err2 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.paragraphs !== void 0) {
      let data1 = data.paragraphs;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data1[i0] != "string") {
            let err3 = { instancePath: instancePath + "/paragraphs/" + i0, schemaPath: "#/properties/paragraphs/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        let err4 = { instancePath: instancePath + "/paragraphs", schemaPath: "#/properties/paragraphs/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate100.errors = vErrors, errors === 0;
}
var apex_HelpArticle = validate101;
var pattern14 = /* @__PURE__ */ new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 60) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!pattern14.test(data)) {
      let err1 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate102.errors = vErrors, errors === 0;
}
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.articleId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "articleId" }, message: "must have required property 'articleId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.topic === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "topic" }, message: "must have required property 'topic'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.summary === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.articleId !== void 0 && (validate102(data.articleId, { instancePath: instancePath + "/articleId", parentData: data, parentDataProperty: "articleId", rootData }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data.topic !== void 0 && (validate32(data.topic, { instancePath: instancePath + "/topic", parentData: data, parentDataProperty: "topic", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length)), data.title !== void 0 && typeof data.title != "string") {
      let err4 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.summary !== void 0 && typeof data.summary != "string") {
      let err5 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate103.errors = vErrors, errors === 0;
}
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.articleId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "articleId" }, message: "must have required property 'articleId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.topic === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "topic" }, message: "must have required property 'topic'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.title === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "title" }, message: "must have required property 'title'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.summary === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "summary" }, message: "must have required property 'summary'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.body === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.updatedOn === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updatedOn" }, message: "must have required property 'updatedOn'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.related === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "related" }, message: "must have required property 'related'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.articleId !== void 0 && (validate102(data.articleId, { instancePath: instancePath + "/articleId", parentData: data, parentDataProperty: "articleId", rootData }) || (vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors), errors = vErrors.length)), data.topic !== void 0 && (validate32(data.topic, { instancePath: instancePath + "/topic", parentData: data, parentDataProperty: "topic", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length)), data.title !== void 0 && typeof data.title != "string") {
      let err7 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.summary !== void 0 && typeof data.summary != "string") {
      let err8 = { instancePath: instancePath + "/summary", schemaPath: "#/properties/summary/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.body !== void 0 && typeof data.body != "string") {
      let err9 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.updatedOn !== void 0) {
      let data5 = data.updatedOn;
      if (typeof data5 == "string") {
        if (!formats2.test(data5)) {
          let err10 = { instancePath: instancePath + "/updatedOn", schemaPath: "#/properties/updatedOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/updatedOn", schemaPath: "#/properties/updatedOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.related !== void 0) {
      let data6 = data.related;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate103(data6[i0], { instancePath: instancePath + "/related/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/related", schemaPath: "#/properties/related/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate101.errors = vErrors, errors === 0;
}
var apex_HelpArticles = validate104;
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.articles === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "articles" }, message: "must have required property 'articles'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.articles !== void 0) {
      let data0 = data.articles;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate103(data0[i0], { instancePath: instancePath + "/articles/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/articles", schemaPath: "#/properties/articles/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate104.errors = vErrors, errors === 0;
}
var apex_Lobby = validate105;
var schema106 = { type: "object", required: ["kind", "id", "group", "status", "confirmationNumber", "accountNumber", "Account_Brand__c", "commodity", "requestedStartDate", "planName", "utilityName", "serviceAddress", "esiid", "depositAmountCents", "stage", "openBlockers"], additionalProperties: !0, properties: { kind: { type: "string", enum: ["order", "enrollment", "account"] }, id: { $ref: "apex.RecordId" }, group: { type: "string", enum: ["active", "closed", "pending", "cancelled"] }, status: { type: "string" }, confirmationNumber: { type: ["string", "null"] }, accountNumber: { type: ["string", "null"] }, Account_Brand__c: { type: ["string", "null"] }, commodity: { type: ["string", "null"], enum: ["electric", "gas", null] }, requestedStartDate: { type: ["string", "null"], format: "date" }, planName: { type: ["string", "null"] }, utilityName: { type: ["string", "null"] }, serviceAddress: { type: ["string", "null"] }, esiid: { type: ["string", "null"] }, depositAmountCents: { type: ["integer", "null"], minimum: 0 }, stage: { type: ["string", "null"], enum: ["submission", "processing", "complete", null] }, openBlockers: { type: "integer", minimum: 0 } } };
function validate106(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.id === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.group === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "group" }, message: "must have required property 'group'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.status === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.confirmationNumber === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmationNumber" }, message: "must have required property 'confirmationNumber'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.accountNumber === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.Account_Brand__c === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Account_Brand__c" }, message: "must have required property 'Account_Brand__c'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.commodity === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commodity" }, message: "must have required property 'commodity'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.requestedStartDate === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "requestedStartDate" }, message: "must have required property 'requestedStartDate'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.planName === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planName" }, message: "must have required property 'planName'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.utilityName === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "utilityName" }, message: "must have required property 'utilityName'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.serviceAddress === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "serviceAddress" }, message: "must have required property 'serviceAddress'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.esiid === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "esiid" }, message: "must have required property 'esiid'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.depositAmountCents === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "depositAmountCents" }, message: "must have required property 'depositAmountCents'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.stage === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "stage" }, message: "must have required property 'stage'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.openBlockers === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "openBlockers" }, message: "must have required property 'openBlockers'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err16 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data0 === "order" || data0 === "enrollment" || data0 === "account")) {
        let err17 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema106.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.id !== void 0 && (validate13(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.group !== void 0) {
      let data2 = data.group;
      if (typeof data2 != "string") {
        let err18 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data2 === "active" || data2 === "closed" || data2 === "pending" || data2 === "cancelled")) {
        let err19 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/enum", keyword: "enum", params: { allowedValues: schema106.properties.group.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.status !== void 0 && typeof data.status != "string") {
      let err20 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.confirmationNumber !== void 0) {
      let data4 = data.confirmationNumber;
      if (typeof data4 != "string" && data4 !== null) {
        let err21 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/type", keyword: "type", params: { type: schema106.properties.confirmationNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.accountNumber !== void 0) {
      let data5 = data.accountNumber;
      if (typeof data5 != "string" && data5 !== null) {
        let err22 = { instancePath: instancePath + "/accountNumber", schemaPath: "#/properties/accountNumber/type", keyword: "type", params: { type: schema106.properties.accountNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.Account_Brand__c !== void 0) {
      let data6 = data.Account_Brand__c;
      if (typeof data6 != "string" && data6 !== null) {
        let err23 = { instancePath: instancePath + "/Account_Brand__c", schemaPath: "#/properties/Account_Brand__c/type", keyword: "type", params: { type: schema106.properties.Account_Brand__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.commodity !== void 0) {
      let data7 = data.commodity;
      if (typeof data7 != "string" && data7 !== null) {
        let err24 = { instancePath: instancePath + "/commodity", schemaPath: "#/properties/commodity/type", keyword: "type", params: { type: schema106.properties.commodity.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (!(data7 === "electric" || data7 === "gas" || data7 === null)) {
        let err25 = { instancePath: instancePath + "/commodity", schemaPath: "#/properties/commodity/enum", keyword: "enum", params: { allowedValues: schema106.properties.commodity.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.requestedStartDate !== void 0) {
      let data8 = data.requestedStartDate;
      if (typeof data8 != "string" && data8 !== null) {
        let err26 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/type", keyword: "type", params: { type: schema106.properties.requestedStartDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data8 == "string" && !formats2.test(data8)) {
        let err27 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.planName !== void 0) {
      let data9 = data.planName;
      if (typeof data9 != "string" && data9 !== null) {
        let err28 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: schema106.properties.planName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.utilityName !== void 0) {
      let data10 = data.utilityName;
      if (typeof data10 != "string" && data10 !== null) {
        let err29 = { instancePath: instancePath + "/utilityName", schemaPath: "#/properties/utilityName/type", keyword: "type", params: { type: schema106.properties.utilityName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.serviceAddress !== void 0) {
      let data11 = data.serviceAddress;
      if (typeof data11 != "string" && data11 !== null) {
        let err30 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema106.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.esiid !== void 0) {
      let data12 = data.esiid;
      if (typeof data12 != "string" && data12 !== null) {
        let err31 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/type", keyword: "type", params: { type: schema106.properties.esiid.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.depositAmountCents !== void 0) {
      let data13 = data.depositAmountCents;
      if (!Number.isInteger(data13) && data13 !== null) {
        let err32 = { instancePath: instancePath + "/depositAmountCents", schemaPath: "#/properties/depositAmountCents/type", keyword: "type", params: { type: schema106.properties.depositAmountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (Number.isFinite(data13) && data13 < 0) {
        let err33 = { instancePath: instancePath + "/depositAmountCents", schemaPath: "#/properties/depositAmountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.stage !== void 0) {
      let data14 = data.stage;
      if (typeof data14 != "string" && data14 !== null) {
        let err34 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: schema106.properties.stage.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (!(data14 === "submission" || data14 === "processing" || data14 === "complete" || data14 === null)) {
        let err35 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema106.properties.stage.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.openBlockers !== void 0) {
      let data15 = data.openBlockers;
      if (!Number.isInteger(data15)) {
        let err36 = { instancePath: instancePath + "/openBlockers", schemaPath: "#/properties/openBlockers/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      if (Number.isFinite(data15) && data15 < 0) {
        let err37 = { instancePath: instancePath + "/openBlockers", schemaPath: "#/properties/openBlockers/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
  } else {
    let err38 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
  }
  return validate106.errors = vErrors, errors === 0;
}
function validate105(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.active === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "active" }, message: "must have required property 'active'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.closed === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "closed" }, message: "must have required property 'closed'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.pending === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pending" }, message: "must have required property 'pending'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.cancelled === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cancelled" }, message: "must have required property 'cancelled'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.active !== void 0) {
      let data0 = data.active;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate106(data0[i0], { instancePath: instancePath + "/active/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/active", schemaPath: "#/properties/active/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.closed !== void 0) {
      let data2 = data.closed;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate106(data2[i1], { instancePath: instancePath + "/closed/" + i1, parentData: data2, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/closed", schemaPath: "#/properties/closed/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.pending !== void 0) {
      let data4 = data.pending;
      if (Array.isArray(data4)) {
        let len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate106(data4[i2], { instancePath: instancePath + "/pending/" + i2, parentData: data4, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/pending", schemaPath: "#/properties/pending/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.cancelled !== void 0) {
      let data6 = data.cancelled;
      if (Array.isArray(data6)) {
        let len3 = data6.length;
        for (let i3 = 0; i3 < len3; i3++)
          validate106(data6[i3], { instancePath: instancePath + "/cancelled/" + i3, parentData: data6, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/cancelled", schemaPath: "#/properties/cancelled/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate105.errors = vErrors, errors === 0;
}
var apex_MessageAttachments = validate107;
var schema108 = { type: "object", required: ["fileId", "replyId", "fileName", "sizeBytes", "state", "attachedAt", "downloadPath"], additionalProperties: !0, properties: { fileId: { type: "string", minLength: 1, maxLength: 64 }, replyId: { anyOf: [{ $ref: "apex.RecordId" }, { type: "null" }] }, fileName: { type: "string" }, sizeBytes: { type: "integer", minimum: 0 }, state: { type: "string", enum: ["quarantined", "clean", "infected"] }, attachedAt: { type: "string", format: "date-time" }, downloadPath: { type: ["string", "null"] } } };
function validate108(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fileId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fileId" }, message: "must have required property 'fileId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.replyId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "replyId" }, message: "must have required property 'replyId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fileName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fileName" }, message: "must have required property 'fileName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.sizeBytes === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sizeBytes" }, message: "must have required property 'sizeBytes'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.attachedAt === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attachedAt" }, message: "must have required property 'attachedAt'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.downloadPath === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "downloadPath" }, message: "must have required property 'downloadPath'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.fileId !== void 0) {
      let data0 = data.fileId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 64) {
          let err7 = { instancePath: instancePath + "/fileId", schemaPath: "#/properties/fileId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data0.length < 1) {
          let err8 = { instancePath: instancePath + "/fileId", schemaPath: "#/properties/fileId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/fileId", schemaPath: "#/properties/fileId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.replyId !== void 0) {
      let data1 = data.replyId, _errs5 = errors, valid1 = !1, _errs6 = errors;
      validate13(data1, { instancePath: instancePath + "/replyId", parentData: data, parentDataProperty: "replyId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs7 = errors;
        if (data1 !== null) {
          let err10 = { instancePath: instancePath + "/replyId", schemaPath: "#/properties/replyId/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err11 = { instancePath: instancePath + "/replyId", schemaPath: "#/properties/replyId/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.fileName !== void 0 && typeof data.fileName != "string") {
      let err12 = { instancePath: instancePath + "/fileName", schemaPath: "#/properties/fileName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.sizeBytes !== void 0) {
      let data3 = data.sizeBytes;
      if (!Number.isInteger(data3)) {
        let err13 = { instancePath: instancePath + "/sizeBytes", schemaPath: "#/properties/sizeBytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err14 = { instancePath: instancePath + "/sizeBytes", schemaPath: "#/properties/sizeBytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.state !== void 0) {
      let data4 = data.state;
      if (typeof data4 != "string") {
        let err15 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data4 === "quarantined" || data4 === "clean" || data4 === "infected")) {
        let err16 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema108.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.attachedAt !== void 0) {
      let data5 = data.attachedAt;
      if (typeof data5 == "string") {
        if (!formats0.test(data5)) {
          let err17 = { instancePath: instancePath + "/attachedAt", schemaPath: "#/properties/attachedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/attachedAt", schemaPath: "#/properties/attachedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.downloadPath !== void 0) {
      let data6 = data.downloadPath;
      if (typeof data6 != "string" && data6 !== null) {
        let err19 = { instancePath: instancePath + "/downloadPath", schemaPath: "#/properties/downloadPath/type", keyword: "type", params: { type: schema108.properties.downloadPath.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate108.errors = vErrors, errors === 0;
}
function validate107(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.caseId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caseId" }, message: "must have required property 'caseId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.attachments === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attachments" }, message: "must have required property 'attachments'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.caseId !== void 0 && (validate13(data.caseId, { instancePath: instancePath + "/caseId", parentData: data, parentDataProperty: "caseId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.attachments !== void 0) {
      let data1 = data.attachments;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate108(data1[i0], { instancePath: instancePath + "/attachments/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/attachments", schemaPath: "#/properties/attachments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate107.errors = vErrors, errors === 0;
}
var apex_MoveOut = validate109, schema109 = { type: "object", required: ["accountNumber", "state", "serviceAddress", "earliestOn", "latestOn", "cancellationFeeCents", "endsOn", "finalBillBy", "finalBillOn"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, state: { type: "string", enum: ["possible", "requested", "accountClosed"] }, serviceAddress: { type: ["string", "null"] }, earliestOn: { type: "string", format: "date" }, latestOn: { type: "string", format: "date" }, cancellationFeeCents: { type: "integer", minimum: 0 }, endsOn: { type: ["string", "null"], format: "date" }, finalBillBy: { type: ["string", "null"], enum: ["email", "mail", null] }, finalBillOn: { type: ["string", "null"], format: "date" } } };
function validate109(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.serviceAddress === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "serviceAddress" }, message: "must have required property 'serviceAddress'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.earliestOn === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "earliestOn" }, message: "must have required property 'earliestOn'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.latestOn === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latestOn" }, message: "must have required property 'latestOn'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.cancellationFeeCents === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cancellationFeeCents" }, message: "must have required property 'cancellationFeeCents'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.endsOn === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endsOn" }, message: "must have required property 'endsOn'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.finalBillBy === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "finalBillBy" }, message: "must have required property 'finalBillBy'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.finalBillOn === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "finalBillOn" }, message: "must have required property 'finalBillOn'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "possible" || data1 === "requested" || data1 === "accountClosed")) {
        let err10 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema109.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.serviceAddress !== void 0) {
      let data2 = data.serviceAddress;
      if (typeof data2 != "string" && data2 !== null) {
        let err11 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema109.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.earliestOn !== void 0) {
      let data3 = data.earliestOn;
      if (typeof data3 == "string") {
        if (!formats2.test(data3)) {
          let err12 = { instancePath: instancePath + "/earliestOn", schemaPath: "#/properties/earliestOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/earliestOn", schemaPath: "#/properties/earliestOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.latestOn !== void 0) {
      let data4 = data.latestOn;
      if (typeof data4 == "string") {
        if (!formats2.test(data4)) {
          let err14 = { instancePath: instancePath + "/latestOn", schemaPath: "#/properties/latestOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/latestOn", schemaPath: "#/properties/latestOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.cancellationFeeCents !== void 0) {
      let data5 = data.cancellationFeeCents;
      if (!Number.isInteger(data5)) {
        let err16 = { instancePath: instancePath + "/cancellationFeeCents", schemaPath: "#/properties/cancellationFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (Number.isFinite(data5) && data5 < 0) {
        let err17 = { instancePath: instancePath + "/cancellationFeeCents", schemaPath: "#/properties/cancellationFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.endsOn !== void 0) {
      let data6 = data.endsOn;
      if (typeof data6 != "string" && data6 !== null) {
        let err18 = { instancePath: instancePath + "/endsOn", schemaPath: "#/properties/endsOn/type", keyword: "type", params: { type: schema109.properties.endsOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data6 == "string" && !formats2.test(data6)) {
        let err19 = { instancePath: instancePath + "/endsOn", schemaPath: "#/properties/endsOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.finalBillBy !== void 0) {
      let data7 = data.finalBillBy;
      if (typeof data7 != "string" && data7 !== null) {
        let err20 = { instancePath: instancePath + "/finalBillBy", schemaPath: "#/properties/finalBillBy/type", keyword: "type", params: { type: schema109.properties.finalBillBy.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (!(data7 === "email" || data7 === "mail" || data7 === null)) {
        let err21 = { instancePath: instancePath + "/finalBillBy", schemaPath: "#/properties/finalBillBy/enum", keyword: "enum", params: { allowedValues: schema109.properties.finalBillBy.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.finalBillOn !== void 0) {
      let data8 = data.finalBillOn;
      if (typeof data8 != "string" && data8 !== null) {
        let err22 = { instancePath: instancePath + "/finalBillOn", schemaPath: "#/properties/finalBillOn/type", keyword: "type", params: { type: schema109.properties.finalBillOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data8 == "string" && !formats2.test(data8)) {
        let err23 = { instancePath: instancePath + "/finalBillOn", schemaPath: "#/properties/finalBillOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate109.errors = vErrors, errors === 0;
}
var apex_OutageMap = validate110, schema110 = { type: "object", required: ["zipCode", "isServed", "city", "utilityName", "utilityPhone", "updatedAt", "outages", "features"], additionalProperties: !0, properties: { zipCode: { $ref: "apex.ZipCode" }, isServed: { type: "boolean" }, city: { type: ["string", "null"] }, utilityName: { type: ["string", "null"] }, utilityPhone: { type: ["string", "null"] }, updatedAt: { type: "string", format: "date-time" }, outages: { type: "array", items: { $ref: "apex.Outage" } }, features: { type: "array", items: { $ref: "apex.MapFeature" } } } }, schema111 = { type: "object", required: ["outageId", "area", "state", "cause", "customersAffected", "startedAt", "restorationAt", "latitude", "longitude", "outline"], additionalProperties: !0, properties: { outageId: { type: "string" }, area: { type: "string" }, state: { type: "string", enum: ["reported", "crewAssigned", "crewOnSite", "restored"] }, cause: { type: "string", enum: ["unknown", "weather", "equipment", "planned"] }, customersAffected: { type: "integer", minimum: 0 }, startedAt: { type: "string", format: "date-time" }, restorationAt: { type: ["string", "null"], format: "date-time" }, latitude: { type: "number" }, longitude: { type: "number" }, outline: { type: ["array", "null"], items: { $ref: "apex.MapPoint" } } } };
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.latitude === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.longitude === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.latitude !== void 0) {
      let data0 = data.latitude;
      if (Number.isFinite(data0)) {
        if (data0 > 90) {
          let err2 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/maximum", keyword: "maximum", params: { comparison: "<=", limit: 90 }, message: "must be <= 90" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0 < -90) {
          let err3 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/minimum", keyword: "minimum", params: { comparison: ">=", limit: -90 }, message: "must be >= -90" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.longitude !== void 0) {
      let data1 = data.longitude;
      if (Number.isFinite(data1)) {
        if (data1 > 180) {
          let err5 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/maximum", keyword: "maximum", params: { comparison: "<=", limit: 180 }, message: "must be <= 180" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < -180) {
          let err6 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/minimum", keyword: "minimum", params: { comparison: ">=", limit: -180 }, message: "must be >= -180" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate111.errors = vErrors, errors === 0;
}
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.outageId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outageId" }, message: "must have required property 'outageId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.area === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "area" }, message: "must have required property 'area'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.state === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.cause === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cause" }, message: "must have required property 'cause'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.customersAffected === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "customersAffected" }, message: "must have required property 'customersAffected'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.startedAt === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startedAt" }, message: "must have required property 'startedAt'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.restorationAt === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "restorationAt" }, message: "must have required property 'restorationAt'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.latitude === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.longitude === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.outline === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outline" }, message: "must have required property 'outline'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.outageId !== void 0 && typeof data.outageId != "string") {
      let err10 = { instancePath: instancePath + "/outageId", schemaPath: "#/properties/outageId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.area !== void 0 && typeof data.area != "string") {
      let err11 = { instancePath: instancePath + "/area", schemaPath: "#/properties/area/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.state !== void 0) {
      let data2 = data.state;
      if (typeof data2 != "string") {
        let err12 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data2 === "reported" || data2 === "crewAssigned" || data2 === "crewOnSite" || data2 === "restored")) {
        let err13 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema111.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.cause !== void 0) {
      let data3 = data.cause;
      if (typeof data3 != "string") {
        let err14 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (!(data3 === "unknown" || data3 === "weather" || data3 === "equipment" || data3 === "planned")) {
        let err15 = { instancePath: instancePath + "/cause", schemaPath: "#/properties/cause/enum", keyword: "enum", params: { allowedValues: schema111.properties.cause.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.customersAffected !== void 0) {
      let data4 = data.customersAffected;
      if (!Number.isInteger(data4)) {
        let err16 = { instancePath: instancePath + "/customersAffected", schemaPath: "#/properties/customersAffected/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err17 = { instancePath: instancePath + "/customersAffected", schemaPath: "#/properties/customersAffected/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.startedAt !== void 0) {
      let data5 = data.startedAt;
      if (typeof data5 == "string") {
        if (!formats0.test(data5)) {
          let err18 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/startedAt", schemaPath: "#/properties/startedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.restorationAt !== void 0) {
      let data6 = data.restorationAt;
      if (typeof data6 != "string" && data6 !== null) {
        let err20 = { instancePath: instancePath + "/restorationAt", schemaPath: "#/properties/restorationAt/type", keyword: "type", params: { type: schema111.properties.restorationAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data6 == "string" && !formats0.test(data6)) {
        let err21 = { instancePath: instancePath + "/restorationAt", schemaPath: "#/properties/restorationAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.latitude !== void 0) {
      let data7 = data.latitude;
      if (!Number.isFinite(data7)) {
        let err22 = { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.longitude !== void 0) {
      let data8 = data.longitude;
      if (!Number.isFinite(data8)) {
        let err23 = { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.outline !== void 0) {
      let data9 = data.outline;
      if (!Array.isArray(data9) && data9 !== null) {
        let err24 = { instancePath: instancePath + "/outline", schemaPath: "#/properties/outline/type", keyword: "type", params: { type: schema111.properties.outline.type }, message: "must be array,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (Array.isArray(data9)) {
        let len0 = data9.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate111(data9[i0], { instancePath: instancePath + "/outline/" + i0, parentData: data9, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
      }
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate112.errors = vErrors, errors === 0;
}
var schema113 = { type: "object", required: ["kind", "name", "line"], additionalProperties: !0, properties: { kind: { type: "string", enum: ["road", "water", "place"] }, name: { type: "string" }, line: { type: "array", items: { $ref: "apex.MapPoint" } } } };
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.line === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "line" }, message: "must have required property 'line'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.kind !== void 0) {
      let data0 = data.kind;
      if (typeof data0 != "string") {
        let err3 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (!(data0 === "road" || data0 === "water" || data0 === "place")) {
        let err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema113.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.name !== void 0 && typeof data.name != "string") {
      let err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.line !== void 0) {
      let data2 = data.line;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate111(data2[i0], { instancePath: instancePath + "/line/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/line", schemaPath: "#/properties/line/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate113.errors = vErrors, errors === 0;
}
function validate110(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.zipCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zipCode" }, message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isServed === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isServed" }, message: "must have required property 'isServed'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.city === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "city" }, message: "must have required property 'city'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.utilityName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "utilityName" }, message: "must have required property 'utilityName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.utilityPhone === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "utilityPhone" }, message: "must have required property 'utilityPhone'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.updatedAt === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "updatedAt" }, message: "must have required property 'updatedAt'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.outages === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outages" }, message: "must have required property 'outages'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.features === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "features" }, message: "must have required property 'features'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.zipCode !== void 0 && (validate56(data.zipCode, { instancePath: instancePath + "/zipCode", parentData: data, parentDataProperty: "zipCode", rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.isServed !== void 0 && typeof data.isServed != "boolean") {
      let err8 = { instancePath: instancePath + "/isServed", schemaPath: "#/properties/isServed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.city !== void 0) {
      let data2 = data.city;
      if (typeof data2 != "string" && data2 !== null) {
        let err9 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema110.properties.city.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.utilityName !== void 0) {
      let data3 = data.utilityName;
      if (typeof data3 != "string" && data3 !== null) {
        let err10 = { instancePath: instancePath + "/utilityName", schemaPath: "#/properties/utilityName/type", keyword: "type", params: { type: schema110.properties.utilityName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.utilityPhone !== void 0) {
      let data4 = data.utilityPhone;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/utilityPhone", schemaPath: "#/properties/utilityPhone/type", keyword: "type", params: { type: schema110.properties.utilityPhone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.updatedAt !== void 0) {
      let data5 = data.updatedAt;
      if (typeof data5 == "string") {
        if (!formats0.test(data5)) {
          let err12 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/updatedAt", schemaPath: "#/properties/updatedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.outages !== void 0) {
      let data6 = data.outages;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate112(data6[i0], { instancePath: instancePath + "/outages/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors), errors = vErrors.length);
      } else {
        let err14 = { instancePath: instancePath + "/outages", schemaPath: "#/properties/outages/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.features !== void 0) {
      let data8 = data.features;
      if (Array.isArray(data8)) {
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate113(data8[i1], { instancePath: instancePath + "/features/" + i1, parentData: data8, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/features", schemaPath: "#/properties/features/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate110.errors = vErrors, errors === 0;
}
var apex_Passkeys = validate114;
function validate114(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.passkeys === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passkeys" }, message: "must have required property 'passkeys'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.passkeys !== void 0) {
      let data0 = data.passkeys;
      if (Array.isArray(data0)) {
        if (data0.length > 10) {
          let err1 = { instancePath: instancePath + "/passkeys", schemaPath: "#/properties/passkeys/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data0[i0], { instancePath: instancePath + "/passkeys/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/passkeys", schemaPath: "#/properties/passkeys/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate114.errors = vErrors, errors === 0;
}
var apex_PaymentExtension = validate115, schema115 = { type: "object", required: ["accountNumber", "state", "balanceCents", "possibleFrom", "choices", "active"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, state: { type: "string", enum: ["possible", "running", "nothingDue", "tooLittle", "usedRecently", "autopayOn", "accountClosed"] }, balanceCents: { type: "integer", minimum: 0 }, possibleFrom: { type: ["string", "null"], format: "date" }, choices: { type: "array", items: { $ref: "apex.ExtensionChoice" } }, active: { oneOf: [{ $ref: "apex.ActiveExtension" }, { type: "null" }] } } }, schema116 = { type: "object", required: ["choice", "count", "firstCents", "firstOn", "lastOn", "instalments"], additionalProperties: !0, properties: { choice: { type: "string", enum: ["later", "two", "three"] }, count: { type: "integer", minimum: 1, maximum: 3 }, firstCents: { type: "integer", minimum: 1 }, firstOn: { type: "string", format: "date" }, lastOn: { type: "string", format: "date" }, instalments: { type: "array", minItems: 1, maxItems: 3, items: { $ref: "apex.Instalment" } } } };
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.dueOn === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dueOn" }, message: "must have required property 'dueOn'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.amountCents === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.dueOn !== void 0) {
      let data0 = data.dueOn;
      if (typeof data0 == "string") {
        if (!formats2.test(data0)) {
          let err2 = { instancePath: instancePath + "/dueOn", schemaPath: "#/properties/dueOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/dueOn", schemaPath: "#/properties/dueOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data1 = data.amountCents;
      if (!Number.isInteger(data1)) {
        let err4 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Number.isFinite(data1) && data1 < 1) {
        let err5 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate116.errors = vErrors, errors === 0;
}
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.choice === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "choice" }, message: "must have required property 'choice'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.count === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "count" }, message: "must have required property 'count'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.firstCents === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstCents" }, message: "must have required property 'firstCents'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.firstOn === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstOn" }, message: "must have required property 'firstOn'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.lastOn === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastOn" }, message: "must have required property 'lastOn'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.instalments === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "instalments" }, message: "must have required property 'instalments'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.choice !== void 0) {
      let data0 = data.choice;
      if (typeof data0 != "string") {
        let err6 = { instancePath: instancePath + "/choice", schemaPath: "#/properties/choice/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data0 === "later" || data0 === "two" || data0 === "three")) {
        let err7 = { instancePath: instancePath + "/choice", schemaPath: "#/properties/choice/enum", keyword: "enum", params: { allowedValues: schema116.properties.choice.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.count !== void 0) {
      let data1 = data.count;
      if (!Number.isInteger(data1)) {
        let err8 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Number.isFinite(data1)) {
        if (data1 > 3) {
          let err9 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/maximum", keyword: "maximum", params: { comparison: "<=", limit: 3 }, message: "must be <= 3" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1 < 1) {
          let err10 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.firstCents !== void 0) {
      let data2 = data.firstCents;
      if (!Number.isInteger(data2)) {
        let err11 = { instancePath: instancePath + "/firstCents", schemaPath: "#/properties/firstCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Number.isFinite(data2) && data2 < 1) {
        let err12 = { instancePath: instancePath + "/firstCents", schemaPath: "#/properties/firstCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.firstOn !== void 0) {
      let data3 = data.firstOn;
      if (typeof data3 == "string") {
        if (!formats2.test(data3)) {
          let err13 = { instancePath: instancePath + "/firstOn", schemaPath: "#/properties/firstOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/firstOn", schemaPath: "#/properties/firstOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.lastOn !== void 0) {
      let data4 = data.lastOn;
      if (typeof data4 == "string") {
        if (!formats2.test(data4)) {
          let err15 = { instancePath: instancePath + "/lastOn", schemaPath: "#/properties/lastOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/lastOn", schemaPath: "#/properties/lastOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.instalments !== void 0) {
      let data5 = data.instalments;
      if (Array.isArray(data5)) {
        if (data5.length > 3) {
          let err17 = { instancePath: instancePath + "/instalments", schemaPath: "#/properties/instalments/maxItems", keyword: "maxItems", params: { limit: 3 }, message: "must NOT have more than 3 items" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data5.length < 1) {
          let err18 = { instancePath: instancePath + "/instalments", schemaPath: "#/properties/instalments/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate116(data5[i0], { instancePath: instancePath + "/instalments/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors), errors = vErrors.length);
      } else {
        let err19 = { instancePath: instancePath + "/instalments", schemaPath: "#/properties/instalments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate117.errors = vErrors, errors === 0;
}
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.balanceCents === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balanceCents" }, message: "must have required property 'balanceCents'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.possibleFrom === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "possibleFrom" }, message: "must have required property 'possibleFrom'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.choices === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "choices" }, message: "must have required property 'choices'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.active === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "active" }, message: "must have required property 'active'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "possible" || data1 === "running" || data1 === "nothingDue" || data1 === "tooLittle" || data1 === "usedRecently" || data1 === "autopayOn" || data1 === "accountClosed")) {
        let err7 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema115.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.balanceCents !== void 0) {
      let data2 = data.balanceCents;
      if (!Number.isInteger(data2)) {
        let err8 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Number.isFinite(data2) && data2 < 0) {
        let err9 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.possibleFrom !== void 0) {
      let data3 = data.possibleFrom;
      if (typeof data3 != "string" && data3 !== null) {
        let err10 = { instancePath: instancePath + "/possibleFrom", schemaPath: "#/properties/possibleFrom/type", keyword: "type", params: { type: schema115.properties.possibleFrom.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data3 == "string" && !formats2.test(data3)) {
        let err11 = { instancePath: instancePath + "/possibleFrom", schemaPath: "#/properties/possibleFrom/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.choices !== void 0) {
      let data4 = data.choices;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate117(data4[i0], { instancePath: instancePath + "/choices/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors), errors = vErrors.length);
      } else {
        let err12 = { instancePath: instancePath + "/choices", schemaPath: "#/properties/choices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.active !== void 0) {
      let data6 = data.active, _errs13 = errors, valid3 = !1, passing0 = null, _errs14 = errors;
      validate83(data6, { instancePath: instancePath + "/active", parentData: data, parentDataProperty: "active", rootData }) || (vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors), errors = vErrors.length);
      var _valid0 = _errs14 === errors;
      _valid0 && (valid3 = !0, passing0 = 0);
      let _errs15 = errors;
      if (data6 !== null) {
        let err13 = { instancePath: instancePath + "/active", schemaPath: "#/properties/active/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      var _valid0 = _errs15 === errors;
      if (_valid0 && valid3 ? (valid3 = !1, passing0 = [passing0, 1]) : _valid0 && (valid3 = !0, passing0 = 1), valid3)
        errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/active", schemaPath: "#/properties/active/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate115.errors = vErrors, errors === 0;
}
var apex_PaymentMethods = validate118;
function validate118(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate9(data0[i0], { instancePath: instancePath + "/methods/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/methods", schemaPath: "#/properties/methods/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate118.errors = vErrors, errors === 0;
}
var getPaymentStatus_request = validate119;
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.idempotencyKey === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "linkToken" || key0 === "orderId" || key0 === "idempotencyKey")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    data.linkToken !== void 0 && (validate45(data.linkToken, { instancePath: instancePath + "/linkToken", parentData: data, parentDataProperty: "linkToken", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate119.errors = vErrors, errors === 0;
}
var apex_Payment = validate120, schema120 = { type: "object", required: ["state", "confirmationNumber", "amountCents", "currency", "paidAt", "cardBrand", "lastFour", "checkAgainAt"], additionalProperties: !0, properties: { state: { type: "string", enum: ["succeeded", "failed", "pending", "notReceived"] }, confirmationNumber: { type: ["string", "null"] }, amountCents: { type: "integer", minimum: 0 }, currency: { type: "string" }, paidAt: { type: ["string", "null"], format: "date-time" }, cardBrand: { type: ["string", "null"] }, lastFour: { type: ["string", "null"] }, declineReason: { oneOf: [{ $ref: "apex.DeclineReason" }, { type: "null" }] }, checkAgainAt: { type: ["string", "null"], format: "date-time" } } };
function validate120(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.state === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.confirmationNumber === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmationNumber" }, message: "must have required property 'confirmationNumber'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.amountCents === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.currency === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currency" }, message: "must have required property 'currency'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.paidAt === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paidAt" }, message: "must have required property 'paidAt'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.cardBrand === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cardBrand" }, message: "must have required property 'cardBrand'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.lastFour === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastFour" }, message: "must have required property 'lastFour'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.checkAgainAt === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "checkAgainAt" }, message: "must have required property 'checkAgainAt'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.state !== void 0) {
      let data0 = data.state;
      if (typeof data0 != "string") {
        let err8 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (!(data0 === "succeeded" || data0 === "failed" || data0 === "pending" || data0 === "notReceived")) {
        let err9 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema120.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.confirmationNumber !== void 0) {
      let data1 = data.confirmationNumber;
      if (typeof data1 != "string" && data1 !== null) {
        let err10 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/type", keyword: "type", params: { type: schema120.properties.confirmationNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data2 = data.amountCents;
      if (!Number.isInteger(data2)) {
        let err11 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Number.isFinite(data2) && data2 < 0) {
        let err12 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.currency !== void 0 && typeof data.currency != "string") {
      let err13 = { instancePath: instancePath + "/currency", schemaPath: "#/properties/currency/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.paidAt !== void 0) {
      let data4 = data.paidAt;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/paidAt", schemaPath: "#/properties/paidAt/type", keyword: "type", params: { type: schema120.properties.paidAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (typeof data4 == "string" && !formats0.test(data4)) {
        let err15 = { instancePath: instancePath + "/paidAt", schemaPath: "#/properties/paidAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.cardBrand !== void 0) {
      let data5 = data.cardBrand;
      if (typeof data5 != "string" && data5 !== null) {
        let err16 = { instancePath: instancePath + "/cardBrand", schemaPath: "#/properties/cardBrand/type", keyword: "type", params: { type: schema120.properties.cardBrand.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.lastFour !== void 0) {
      let data6 = data.lastFour;
      if (typeof data6 != "string" && data6 !== null) {
        let err17 = { instancePath: instancePath + "/lastFour", schemaPath: "#/properties/lastFour/type", keyword: "type", params: { type: schema120.properties.lastFour.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data7 = data.declineReason, _errs17 = errors, valid1 = !1, passing0 = null, _errs18 = errors;
      validate3(data7, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      var _valid0 = _errs18 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs19 = errors;
      if (data7 !== null) {
        let err18 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      var _valid0 = _errs19 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
      else {
        let err19 = { instancePath: instancePath + "/declineReason", schemaPath: "#/properties/declineReason/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.checkAgainAt !== void 0) {
      let data8 = data.checkAgainAt;
      if (typeof data8 != "string" && data8 !== null) {
        let err20 = { instancePath: instancePath + "/checkAgainAt", schemaPath: "#/properties/checkAgainAt/type", keyword: "type", params: { type: schema120.properties.checkAgainAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data8 == "string" && !formats0.test(data8)) {
        let err21 = { instancePath: instancePath + "/checkAgainAt", schemaPath: "#/properties/checkAgainAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
  } else {
    let err22 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate120.errors = vErrors, errors === 0;
}
var apex_PlanOffer = validate121, schema121 = { type: "object", required: ["planId", "planName", "brandName", "commodity", "utilityName", "rateType", "termMonths", "rate500", "rate1000", "rate2000", "rateAtUsage", "monthlyAtUsageCents", "yearUse", "yearAtUseCents", "yearRate", "creditMonths", "creditMissedMonths", "minimumUsageMonths", "ratePerTherm", "monthlyFeeCents", "cancellationFeeCents", "cancellationFeeRule", "creditCents", "creditFromKwh", "minimumUsageFeeCents", "minimumUsageKwh", "renewablePercent", "isPrepaid", "isTimeOfUse", "newCustomersOnly", "depositPossible", "earliestStart", "latestStart", "factsLink", "termsLink", "rightsLink", "specialTerms"], additionalProperties: !0, properties: { planId: { type: "string" }, planName: { type: "string" }, brandName: { type: "string" }, commodity: { $ref: "apex.Commodity" }, utilityName: { type: "string" }, rateType: { type: "string" }, termMonths: { type: "integer", minimum: 0 }, rate500: { type: ["number", "null"], minimum: 0 }, rate1000: { type: ["number", "null"], minimum: 0 }, rate2000: { type: ["number", "null"], minimum: 0 }, rateAtUsage: { type: ["number", "null"], minimum: 0 }, monthlyAtUsageCents: { type: ["integer", "null"], minimum: 0 }, yearUse: { type: ["number", "null"], minimum: 0 }, yearAtUseCents: { type: ["integer", "null"], minimum: 0 }, yearRate: { type: ["number", "null"], minimum: 0 }, creditMonths: { type: ["integer", "null"], minimum: 0, maximum: 12 }, creditMissedMonths: { type: ["integer", "null"], minimum: 0, maximum: 12 }, minimumUsageMonths: { type: ["integer", "null"], minimum: 0, maximum: 12 }, ratePerTherm: { type: ["number", "null"], minimum: 0 }, monthlyFeeCents: { type: "integer", minimum: 0 }, cancellationFeeCents: { type: "integer", minimum: 0 }, cancellationFeeRule: { type: "string" }, creditCents: { type: "integer", minimum: 0 }, creditFromKwh: { type: ["integer", "null"], minimum: 0 }, minimumUsageFeeCents: { type: "integer", minimum: 0 }, minimumUsageKwh: { type: ["integer", "null"], minimum: 0 }, renewablePercent: { type: "integer", minimum: 0, maximum: 100 }, isPrepaid: { type: "boolean" }, isTimeOfUse: { type: "boolean" }, newCustomersOnly: { type: "boolean" }, depositPossible: { type: "boolean" }, earliestStart: { type: "string", format: "date" }, latestStart: { type: "string", format: "date" }, factsLink: { type: "string", format: "uri" }, termsLink: { type: "string", format: "uri" }, rightsLink: { type: "string", format: "uri" }, specialTerms: { type: ["string", "null"] } } }, formats4 = /^[a-z][a-z0-9+.-]*:[^\s]+$/i;
function validate121(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.planId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planId" }, message: "must have required property 'planId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.planName === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planName" }, message: "must have required property 'planName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.brandName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "brandName" }, message: "must have required property 'brandName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.commodity === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commodity" }, message: "must have required property 'commodity'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.utilityName === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "utilityName" }, message: "must have required property 'utilityName'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.rateType === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rateType" }, message: "must have required property 'rateType'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.termMonths === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "termMonths" }, message: "must have required property 'termMonths'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.rate500 === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate500" }, message: "must have required property 'rate500'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.rate1000 === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate1000" }, message: "must have required property 'rate1000'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.rate2000 === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rate2000" }, message: "must have required property 'rate2000'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.rateAtUsage === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rateAtUsage" }, message: "must have required property 'rateAtUsage'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.monthlyAtUsageCents === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "monthlyAtUsageCents" }, message: "must have required property 'monthlyAtUsageCents'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.yearUse === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "yearUse" }, message: "must have required property 'yearUse'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.yearAtUseCents === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "yearAtUseCents" }, message: "must have required property 'yearAtUseCents'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.yearRate === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "yearRate" }, message: "must have required property 'yearRate'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.creditMonths === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creditMonths" }, message: "must have required property 'creditMonths'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.creditMissedMonths === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creditMissedMonths" }, message: "must have required property 'creditMissedMonths'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.minimumUsageMonths === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimumUsageMonths" }, message: "must have required property 'minimumUsageMonths'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.ratePerTherm === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ratePerTherm" }, message: "must have required property 'ratePerTherm'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.monthlyFeeCents === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "monthlyFeeCents" }, message: "must have required property 'monthlyFeeCents'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.cancellationFeeCents === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cancellationFeeCents" }, message: "must have required property 'cancellationFeeCents'" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.cancellationFeeRule === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cancellationFeeRule" }, message: "must have required property 'cancellationFeeRule'" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.creditCents === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creditCents" }, message: "must have required property 'creditCents'" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.creditFromKwh === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creditFromKwh" }, message: "must have required property 'creditFromKwh'" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.minimumUsageFeeCents === void 0) {
      let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimumUsageFeeCents" }, message: "must have required property 'minimumUsageFeeCents'" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.minimumUsageKwh === void 0) {
      let err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimumUsageKwh" }, message: "must have required property 'minimumUsageKwh'" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.renewablePercent === void 0) {
      let err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "renewablePercent" }, message: "must have required property 'renewablePercent'" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.isPrepaid === void 0) {
      let err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isPrepaid" }, message: "must have required property 'isPrepaid'" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.isTimeOfUse === void 0) {
      let err28 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isTimeOfUse" }, message: "must have required property 'isTimeOfUse'" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.newCustomersOnly === void 0) {
      let err29 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "newCustomersOnly" }, message: "must have required property 'newCustomersOnly'" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.depositPossible === void 0) {
      let err30 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "depositPossible" }, message: "must have required property 'depositPossible'" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.earliestStart === void 0) {
      let err31 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "earliestStart" }, message: "must have required property 'earliestStart'" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.latestStart === void 0) {
      let err32 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latestStart" }, message: "must have required property 'latestStart'" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.factsLink === void 0) {
      let err33 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "factsLink" }, message: "must have required property 'factsLink'" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.termsLink === void 0) {
      let err34 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "termsLink" }, message: "must have required property 'termsLink'" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.rightsLink === void 0) {
      let err35 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rightsLink" }, message: "must have required property 'rightsLink'" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.specialTerms === void 0) {
      let err36 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "specialTerms" }, message: "must have required property 'specialTerms'" };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.planId !== void 0 && typeof data.planId != "string") {
      let err37 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    if (data.planName !== void 0 && typeof data.planName != "string") {
      let err38 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
    }
    if (data.brandName !== void 0 && typeof data.brandName != "string") {
      let err39 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
    }
    if (data.commodity !== void 0 && (validate76(data.commodity, { instancePath: instancePath + "/commodity", parentData: data, parentDataProperty: "commodity", rootData }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data.utilityName !== void 0 && typeof data.utilityName != "string") {
      let err40 = { instancePath: instancePath + "/utilityName", schemaPath: "#/properties/utilityName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.rateType !== void 0 && typeof data.rateType != "string") {
      let err41 = { instancePath: instancePath + "/rateType", schemaPath: "#/properties/rateType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
    }
    if (data.termMonths !== void 0) {
      let data6 = data.termMonths;
      if (!Number.isInteger(data6)) {
        let err42 = { instancePath: instancePath + "/termMonths", schemaPath: "#/properties/termMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err43 = { instancePath: instancePath + "/termMonths", schemaPath: "#/properties/termMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.rate500 !== void 0) {
      let data7 = data.rate500;
      if (!Number.isFinite(data7) && data7 !== null) {
        let err44 = { instancePath: instancePath + "/rate500", schemaPath: "#/properties/rate500/type", keyword: "type", params: { type: schema121.properties.rate500.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err45 = { instancePath: instancePath + "/rate500", schemaPath: "#/properties/rate500/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.rate1000 !== void 0) {
      let data8 = data.rate1000;
      if (!Number.isFinite(data8) && data8 !== null) {
        let err46 = { instancePath: instancePath + "/rate1000", schemaPath: "#/properties/rate1000/type", keyword: "type", params: { type: schema121.properties.rate1000.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
      if (Number.isFinite(data8) && data8 < 0) {
        let err47 = { instancePath: instancePath + "/rate1000", schemaPath: "#/properties/rate1000/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.rate2000 !== void 0) {
      let data9 = data.rate2000;
      if (!Number.isFinite(data9) && data9 !== null) {
        let err48 = { instancePath: instancePath + "/rate2000", schemaPath: "#/properties/rate2000/type", keyword: "type", params: { type: schema121.properties.rate2000.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
      if (Number.isFinite(data9) && data9 < 0) {
        let err49 = { instancePath: instancePath + "/rate2000", schemaPath: "#/properties/rate2000/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.rateAtUsage !== void 0) {
      let data10 = data.rateAtUsage;
      if (!Number.isFinite(data10) && data10 !== null) {
        let err50 = { instancePath: instancePath + "/rateAtUsage", schemaPath: "#/properties/rateAtUsage/type", keyword: "type", params: { type: schema121.properties.rateAtUsage.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
      if (Number.isFinite(data10) && data10 < 0) {
        let err51 = { instancePath: instancePath + "/rateAtUsage", schemaPath: "#/properties/rateAtUsage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.monthlyAtUsageCents !== void 0) {
      let data11 = data.monthlyAtUsageCents;
      if (!Number.isInteger(data11) && data11 !== null) {
        let err52 = { instancePath: instancePath + "/monthlyAtUsageCents", schemaPath: "#/properties/monthlyAtUsageCents/type", keyword: "type", params: { type: schema121.properties.monthlyAtUsageCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
      if (Number.isFinite(data11) && data11 < 0) {
        let err53 = { instancePath: instancePath + "/monthlyAtUsageCents", schemaPath: "#/properties/monthlyAtUsageCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    if (data.yearUse !== void 0) {
      let data12 = data.yearUse;
      if (!Number.isFinite(data12) && data12 !== null) {
        let err54 = { instancePath: instancePath + "/yearUse", schemaPath: "#/properties/yearUse/type", keyword: "type", params: { type: schema121.properties.yearUse.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
      if (Number.isFinite(data12) && data12 < 0) {
        let err55 = { instancePath: instancePath + "/yearUse", schemaPath: "#/properties/yearUse/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.yearAtUseCents !== void 0) {
      let data13 = data.yearAtUseCents;
      if (!Number.isInteger(data13) && data13 !== null) {
        let err56 = { instancePath: instancePath + "/yearAtUseCents", schemaPath: "#/properties/yearAtUseCents/type", keyword: "type", params: { type: schema121.properties.yearAtUseCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
      if (Number.isFinite(data13) && data13 < 0) {
        let err57 = { instancePath: instancePath + "/yearAtUseCents", schemaPath: "#/properties/yearAtUseCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.yearRate !== void 0) {
      let data14 = data.yearRate;
      if (!Number.isFinite(data14) && data14 !== null) {
        let err58 = { instancePath: instancePath + "/yearRate", schemaPath: "#/properties/yearRate/type", keyword: "type", params: { type: schema121.properties.yearRate.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
      if (Number.isFinite(data14) && data14 < 0) {
        let err59 = { instancePath: instancePath + "/yearRate", schemaPath: "#/properties/yearRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.creditMonths !== void 0) {
      let data15 = data.creditMonths;
      if (!Number.isInteger(data15) && data15 !== null) {
        let err60 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/type", keyword: "type", params: { type: schema121.properties.creditMonths.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
      if (Number.isFinite(data15)) {
        if (data15 > 12) {
          let err61 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (data15 < 0) {
          let err62 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
      }
    }
    if (data.creditMissedMonths !== void 0) {
      let data16 = data.creditMissedMonths;
      if (!Number.isInteger(data16) && data16 !== null) {
        let err63 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/type", keyword: "type", params: { type: schema121.properties.creditMissedMonths.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
      if (Number.isFinite(data16)) {
        if (data16 > 12) {
          let err64 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
        }
        if (data16 < 0) {
          let err65 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
      }
    }
    if (data.minimumUsageMonths !== void 0) {
      let data17 = data.minimumUsageMonths;
      if (!Number.isInteger(data17) && data17 !== null) {
        let err66 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/type", keyword: "type", params: { type: schema121.properties.minimumUsageMonths.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
      if (Number.isFinite(data17)) {
        if (data17 > 12) {
          let err67 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
        }
        if (data17 < 0) {
          let err68 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
      }
    }
    if (data.ratePerTherm !== void 0) {
      let data18 = data.ratePerTherm;
      if (!Number.isFinite(data18) && data18 !== null) {
        let err69 = { instancePath: instancePath + "/ratePerTherm", schemaPath: "#/properties/ratePerTherm/type", keyword: "type", params: { type: schema121.properties.ratePerTherm.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
      }
      if (Number.isFinite(data18) && data18 < 0) {
        let err70 = { instancePath: instancePath + "/ratePerTherm", schemaPath: "#/properties/ratePerTherm/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.monthlyFeeCents !== void 0) {
      let data19 = data.monthlyFeeCents;
      if (!Number.isInteger(data19)) {
        let err71 = { instancePath: instancePath + "/monthlyFeeCents", schemaPath: "#/properties/monthlyFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
      if (Number.isFinite(data19) && data19 < 0) {
        let err72 = { instancePath: instancePath + "/monthlyFeeCents", schemaPath: "#/properties/monthlyFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
      }
    }
    if (data.cancellationFeeCents !== void 0) {
      let data20 = data.cancellationFeeCents;
      if (!Number.isInteger(data20)) {
        let err73 = { instancePath: instancePath + "/cancellationFeeCents", schemaPath: "#/properties/cancellationFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
      }
      if (Number.isFinite(data20) && data20 < 0) {
        let err74 = { instancePath: instancePath + "/cancellationFeeCents", schemaPath: "#/properties/cancellationFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
    }
    if (data.cancellationFeeRule !== void 0 && typeof data.cancellationFeeRule != "string") {
      let err75 = { instancePath: instancePath + "/cancellationFeeRule", schemaPath: "#/properties/cancellationFeeRule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
    }
    if (data.creditCents !== void 0) {
      let data22 = data.creditCents;
      if (!Number.isInteger(data22)) {
        let err76 = { instancePath: instancePath + "/creditCents", schemaPath: "#/properties/creditCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
      if (Number.isFinite(data22) && data22 < 0) {
        let err77 = { instancePath: instancePath + "/creditCents", schemaPath: "#/properties/creditCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
      }
    }
    if (data.creditFromKwh !== void 0) {
      let data23 = data.creditFromKwh;
      if (!Number.isInteger(data23) && data23 !== null) {
        let err78 = { instancePath: instancePath + "/creditFromKwh", schemaPath: "#/properties/creditFromKwh/type", keyword: "type", params: { type: schema121.properties.creditFromKwh.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
      if (Number.isFinite(data23) && data23 < 0) {
        let err79 = { instancePath: instancePath + "/creditFromKwh", schemaPath: "#/properties/creditFromKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
    }
    if (data.minimumUsageFeeCents !== void 0) {
      let data24 = data.minimumUsageFeeCents;
      if (!Number.isInteger(data24)) {
        let err80 = { instancePath: instancePath + "/minimumUsageFeeCents", schemaPath: "#/properties/minimumUsageFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
      if (Number.isFinite(data24) && data24 < 0) {
        let err81 = { instancePath: instancePath + "/minimumUsageFeeCents", schemaPath: "#/properties/minimumUsageFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
      }
    }
    if (data.minimumUsageKwh !== void 0) {
      let data25 = data.minimumUsageKwh;
      if (!Number.isInteger(data25) && data25 !== null) {
        let err82 = { instancePath: instancePath + "/minimumUsageKwh", schemaPath: "#/properties/minimumUsageKwh/type", keyword: "type", params: { type: schema121.properties.minimumUsageKwh.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
      if (Number.isFinite(data25) && data25 < 0) {
        let err83 = { instancePath: instancePath + "/minimumUsageKwh", schemaPath: "#/properties/minimumUsageKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
      }
    }
    if (data.renewablePercent !== void 0) {
      let data26 = data.renewablePercent;
      if (!Number.isInteger(data26)) {
        let err84 = { instancePath: instancePath + "/renewablePercent", schemaPath: "#/properties/renewablePercent/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
      }
      if (Number.isFinite(data26)) {
        if (data26 > 100) {
          let err85 = { instancePath: instancePath + "/renewablePercent", schemaPath: "#/properties/renewablePercent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
        }
        if (data26 < 0) {
          let err86 = { instancePath: instancePath + "/renewablePercent", schemaPath: "#/properties/renewablePercent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
        }
      }
    }
    if (data.isPrepaid !== void 0 && typeof data.isPrepaid != "boolean") {
      let err87 = { instancePath: instancePath + "/isPrepaid", schemaPath: "#/properties/isPrepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
    }
    if (data.isTimeOfUse !== void 0 && typeof data.isTimeOfUse != "boolean") {
      let err88 = { instancePath: instancePath + "/isTimeOfUse", schemaPath: "#/properties/isTimeOfUse/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
    }
    if (data.newCustomersOnly !== void 0 && typeof data.newCustomersOnly != "boolean") {
      let err89 = { instancePath: instancePath + "/newCustomersOnly", schemaPath: "#/properties/newCustomersOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
    }
    if (data.depositPossible !== void 0 && typeof data.depositPossible != "boolean") {
      let err90 = { instancePath: instancePath + "/depositPossible", schemaPath: "#/properties/depositPossible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
    }
    if (data.earliestStart !== void 0) {
      let data31 = data.earliestStart;
      if (typeof data31 == "string") {
        if (!formats2.test(data31)) {
          let err91 = { instancePath: instancePath + "/earliestStart", schemaPath: "#/properties/earliestStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
        }
      } else {
        let err92 = { instancePath: instancePath + "/earliestStart", schemaPath: "#/properties/earliestStart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
      }
    }
    if (data.latestStart !== void 0) {
      let data32 = data.latestStart;
      if (typeof data32 == "string") {
        if (!formats2.test(data32)) {
          let err93 = { instancePath: instancePath + "/latestStart", schemaPath: "#/properties/latestStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
        }
      } else {
        let err94 = { instancePath: instancePath + "/latestStart", schemaPath: "#/properties/latestStart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
      }
    }
    if (data.factsLink !== void 0) {
      let data33 = data.factsLink;
      if (typeof data33 == "string") {
        if (!formats4.test(data33)) {
          let err95 = { instancePath: instancePath + "/factsLink", schemaPath: "#/properties/factsLink/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
        }
      } else {
        let err96 = { instancePath: instancePath + "/factsLink", schemaPath: "#/properties/factsLink/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
    }
    if (data.termsLink !== void 0) {
      let data34 = data.termsLink;
      if (typeof data34 == "string") {
        if (!formats4.test(data34)) {
          let err97 = { instancePath: instancePath + "/termsLink", schemaPath: "#/properties/termsLink/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
        }
      } else {
        let err98 = { instancePath: instancePath + "/termsLink", schemaPath: "#/properties/termsLink/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
      }
    }
    if (data.rightsLink !== void 0) {
      let data35 = data.rightsLink;
      if (typeof data35 == "string") {
        if (!formats4.test(data35)) {
          let err99 = { instancePath: instancePath + "/rightsLink", schemaPath: "#/properties/rightsLink/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
        }
      } else {
        let err100 = { instancePath: instancePath + "/rightsLink", schemaPath: "#/properties/rightsLink/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
      }
    }
    if (data.specialTerms !== void 0) {
      let data36 = data.specialTerms;
      if (typeof data36 != "string" && data36 !== null) {
        let err101 = { instancePath: instancePath + "/specialTerms", schemaPath: "#/properties/specialTerms/type", keyword: "type", params: { type: schema121.properties.specialTerms.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
      }
    }
  } else {
    let err102 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
  }
  return validate121.errors = vErrors, errors === 0;
}
var apex_PlanChange = validate122, schema122 = { type: "object", required: ["accountNumber", "serviceAddress", "zipCode", "isRenewal", "refusal", "contractEndsOn", "suggestedStart", "earlyFeeCents", "usageKwh", "plan", "present"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, serviceAddress: { type: ["string", "null"] }, zipCode: { type: ["string", "null"] }, isRenewal: { type: "boolean" }, refusal: { type: ["string", "null"] }, contractEndsOn: { type: ["string", "null"], format: "date" }, suggestedStart: { type: ["string", "null"], format: "date" }, earlyFeeCents: { type: "integer", minimum: 0 }, usageKwh: { type: ["number", "null"], minimum: 0 }, plan: { anyOf: [{ $ref: "apex.PlanOffer" }, { type: "null" }] }, present: { anyOf: [{ $ref: "apex.PlanOffer" }, { type: "null" }] } } };
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.serviceAddress === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "serviceAddress" }, message: "must have required property 'serviceAddress'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.zipCode === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zipCode" }, message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.isRenewal === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isRenewal" }, message: "must have required property 'isRenewal'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.refusal === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refusal" }, message: "must have required property 'refusal'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.contractEndsOn === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "contractEndsOn" }, message: "must have required property 'contractEndsOn'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.suggestedStart === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suggestedStart" }, message: "must have required property 'suggestedStart'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.earlyFeeCents === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "earlyFeeCents" }, message: "must have required property 'earlyFeeCents'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.usageKwh === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usageKwh" }, message: "must have required property 'usageKwh'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.plan === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plan" }, message: "must have required property 'plan'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.present === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "present" }, message: "must have required property 'present'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.serviceAddress !== void 0) {
      let data1 = data.serviceAddress;
      if (typeof data1 != "string" && data1 !== null) {
        let err11 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema122.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.zipCode !== void 0) {
      let data2 = data.zipCode;
      if (typeof data2 != "string" && data2 !== null) {
        let err12 = { instancePath: instancePath + "/zipCode", schemaPath: "#/properties/zipCode/type", keyword: "type", params: { type: schema122.properties.zipCode.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.isRenewal !== void 0 && typeof data.isRenewal != "boolean") {
      let err13 = { instancePath: instancePath + "/isRenewal", schemaPath: "#/properties/isRenewal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.refusal !== void 0) {
      let data4 = data.refusal;
      if (typeof data4 != "string" && data4 !== null) {
        let err14 = { instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: schema122.properties.refusal.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.contractEndsOn !== void 0) {
      let data5 = data.contractEndsOn;
      if (typeof data5 != "string" && data5 !== null) {
        let err15 = { instancePath: instancePath + "/contractEndsOn", schemaPath: "#/properties/contractEndsOn/type", keyword: "type", params: { type: schema122.properties.contractEndsOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data5 == "string" && !formats2.test(data5)) {
        let err16 = { instancePath: instancePath + "/contractEndsOn", schemaPath: "#/properties/contractEndsOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.suggestedStart !== void 0) {
      let data6 = data.suggestedStart;
      if (typeof data6 != "string" && data6 !== null) {
        let err17 = { instancePath: instancePath + "/suggestedStart", schemaPath: "#/properties/suggestedStart/type", keyword: "type", params: { type: schema122.properties.suggestedStart.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data6 == "string" && !formats2.test(data6)) {
        let err18 = { instancePath: instancePath + "/suggestedStart", schemaPath: "#/properties/suggestedStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.earlyFeeCents !== void 0) {
      let data7 = data.earlyFeeCents;
      if (!Number.isInteger(data7)) {
        let err19 = { instancePath: instancePath + "/earlyFeeCents", schemaPath: "#/properties/earlyFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err20 = { instancePath: instancePath + "/earlyFeeCents", schemaPath: "#/properties/earlyFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.usageKwh !== void 0) {
      let data8 = data.usageKwh;
      if (!Number.isFinite(data8) && data8 !== null) {
        let err21 = { instancePath: instancePath + "/usageKwh", schemaPath: "#/properties/usageKwh/type", keyword: "type", params: { type: schema122.properties.usageKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (Number.isFinite(data8) && data8 < 0) {
        let err22 = { instancePath: instancePath + "/usageKwh", schemaPath: "#/properties/usageKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.plan !== void 0) {
      let data9 = data.plan, _errs20 = errors, valid1 = !1, _errs21 = errors;
      validate121(data9, { instancePath: instancePath + "/plan", parentData: data, parentDataProperty: "plan", rootData }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
      var _valid0 = _errs21 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs22 = errors;
        if (data9 !== null) {
          let err23 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        var _valid0 = _errs22 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null);
      else {
        let err24 = { instancePath: instancePath + "/plan", schemaPath: "#/properties/plan/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.present !== void 0) {
      let data10 = data.present, _errs25 = errors, valid2 = !1, _errs26 = errors;
      validate121(data10, { instancePath: instancePath + "/present", parentData: data, parentDataProperty: "present", rootData }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
      var _valid1 = _errs26 === errors;
      if (valid2 = valid2 || _valid1, !valid2) {
        let _errs27 = errors;
        if (data10 !== null) {
          let err25 = { instancePath: instancePath + "/present", schemaPath: "#/properties/present/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        var _valid1 = _errs27 === errors;
        valid2 = valid2 || _valid1;
      }
      if (valid2)
        errors = _errs25, vErrors !== null && (_errs25 ? vErrors.length = _errs25 : vErrors = null);
      else {
        let err26 = { instancePath: instancePath + "/present", schemaPath: "#/properties/present/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate122.errors = vErrors, errors === 0;
}
var apex_PlanYear = validate123, schema123 = { type: "object", required: ["accountNumber", "planId", "planName", "presentName", "zipCode", "commodity", "isPresent", "isTimeOfUse", "refusal", "billedMonths", "consumed", "totalCents", "monthlyCents", "presentTotalCents", "cheaperByCents", "dearerByCents", "mainReason", "mainReasonCents", "creditMonths", "creditMissedMonths", "minimumUsageMonths", "leavingFeeCents", "savedInMonths", "savedFrom", "months"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, planId: { type: "string" }, planName: { type: "string" }, presentName: { type: ["string", "null"] }, zipCode: { $ref: "apex.ZipCode" }, commodity: { $ref: "apex.Commodity" }, isPresent: { type: "boolean" }, isTimeOfUse: { type: "boolean" }, refusal: { type: ["string", "null"] }, billedMonths: { type: "integer", minimum: 0, maximum: 12 }, consumed: { type: ["number", "null"], minimum: 0 }, totalCents: { type: ["integer", "null"], minimum: 0 }, monthlyCents: { type: ["integer", "null"], minimum: 0 }, presentTotalCents: { type: ["integer", "null"], minimum: 0 }, cheaperByCents: { type: ["integer", "null"], minimum: 0 }, dearerByCents: { type: ["integer", "null"], minimum: 0 }, mainReason: { type: ["string", "null"] }, mainReasonCents: { type: "integer", minimum: 0 }, creditMonths: { type: "integer", minimum: 0, maximum: 12 }, creditMissedMonths: { type: "integer", minimum: 0, maximum: 12 }, minimumUsageMonths: { type: "integer", minimum: 0, maximum: 12 }, leavingFeeCents: { type: "integer", minimum: 0 }, savedInMonths: { type: ["integer", "null"], minimum: 1, maximum: 12 }, savedFrom: { type: ["string", "null"], format: "date" }, months: { type: "array", maxItems: 12, items: { $ref: "apex.PlanMonth" } } } }, schema124 = { type: "object", required: ["firstDay", "consumed", "isBilled", "amountCents", "presentAmountCents", "creditCents", "minimumUsageFeeCents"], additionalProperties: !0, properties: { firstDay: { type: "string", format: "date" }, consumed: { type: "number", minimum: 0 }, isBilled: { type: "boolean" }, amountCents: { type: "integer", minimum: 0 }, presentAmountCents: { type: ["integer", "null"], minimum: 0 }, creditCents: { type: "integer", minimum: 0 }, minimumUsageFeeCents: { type: "integer", minimum: 0 } } };
function validate124(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.firstDay === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstDay" }, message: "must have required property 'firstDay'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.consumed === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumed" }, message: "must have required property 'consumed'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.isBilled === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isBilled" }, message: "must have required property 'isBilled'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.amountCents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.presentAmountCents === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "presentAmountCents" }, message: "must have required property 'presentAmountCents'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.creditCents === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creditCents" }, message: "must have required property 'creditCents'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.minimumUsageFeeCents === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimumUsageFeeCents" }, message: "must have required property 'minimumUsageFeeCents'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.firstDay !== void 0) {
      let data0 = data.firstDay;
      if (typeof data0 == "string") {
        if (!formats2.test(data0)) {
          let err7 = { instancePath: instancePath + "/firstDay", schemaPath: "#/properties/firstDay/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/firstDay", schemaPath: "#/properties/firstDay/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.consumed !== void 0) {
      let data1 = data.consumed;
      if (Number.isFinite(data1)) {
        if (data1 < 0) {
          let err9 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.isBilled !== void 0 && typeof data.isBilled != "boolean") {
      let err11 = { instancePath: instancePath + "/isBilled", schemaPath: "#/properties/isBilled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.amountCents !== void 0) {
      let data3 = data.amountCents;
      if (!Number.isInteger(data3)) {
        let err12 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err13 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.presentAmountCents !== void 0) {
      let data4 = data.presentAmountCents;
      if (!Number.isInteger(data4) && data4 !== null) {
        let err14 = { instancePath: instancePath + "/presentAmountCents", schemaPath: "#/properties/presentAmountCents/type", keyword: "type", params: { type: schema124.properties.presentAmountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err15 = { instancePath: instancePath + "/presentAmountCents", schemaPath: "#/properties/presentAmountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.creditCents !== void 0) {
      let data5 = data.creditCents;
      if (!Number.isInteger(data5)) {
        let err16 = { instancePath: instancePath + "/creditCents", schemaPath: "#/properties/creditCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (Number.isFinite(data5) && data5 < 0) {
        let err17 = { instancePath: instancePath + "/creditCents", schemaPath: "#/properties/creditCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.minimumUsageFeeCents !== void 0) {
      let data6 = data.minimumUsageFeeCents;
      if (!Number.isInteger(data6)) {
        let err18 = { instancePath: instancePath + "/minimumUsageFeeCents", schemaPath: "#/properties/minimumUsageFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err19 = { instancePath: instancePath + "/minimumUsageFeeCents", schemaPath: "#/properties/minimumUsageFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate124.errors = vErrors, errors === 0;
}
function validate123(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.planId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planId" }, message: "must have required property 'planId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.planName === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "planName" }, message: "must have required property 'planName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.presentName === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "presentName" }, message: "must have required property 'presentName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.zipCode === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zipCode" }, message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.commodity === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commodity" }, message: "must have required property 'commodity'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.isPresent === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isPresent" }, message: "must have required property 'isPresent'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.isTimeOfUse === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isTimeOfUse" }, message: "must have required property 'isTimeOfUse'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.refusal === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refusal" }, message: "must have required property 'refusal'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.billedMonths === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billedMonths" }, message: "must have required property 'billedMonths'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.consumed === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumed" }, message: "must have required property 'consumed'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.totalCents === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totalCents" }, message: "must have required property 'totalCents'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.monthlyCents === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "monthlyCents" }, message: "must have required property 'monthlyCents'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.presentTotalCents === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "presentTotalCents" }, message: "must have required property 'presentTotalCents'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.cheaperByCents === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cheaperByCents" }, message: "must have required property 'cheaperByCents'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.dearerByCents === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dearerByCents" }, message: "must have required property 'dearerByCents'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.mainReason === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mainReason" }, message: "must have required property 'mainReason'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.mainReasonCents === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mainReasonCents" }, message: "must have required property 'mainReasonCents'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.creditMonths === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creditMonths" }, message: "must have required property 'creditMonths'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.creditMissedMonths === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creditMissedMonths" }, message: "must have required property 'creditMissedMonths'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.minimumUsageMonths === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimumUsageMonths" }, message: "must have required property 'minimumUsageMonths'" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.leavingFeeCents === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leavingFeeCents" }, message: "must have required property 'leavingFeeCents'" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.savedInMonths === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "savedInMonths" }, message: "must have required property 'savedInMonths'" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.savedFrom === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "savedFrom" }, message: "must have required property 'savedFrom'" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.months === void 0) {
      let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "months" }, message: "must have required property 'months'" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.planId !== void 0 && typeof data.planId != "string") {
      let err25 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.planName !== void 0 && typeof data.planName != "string") {
      let err26 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.presentName !== void 0) {
      let data3 = data.presentName;
      if (typeof data3 != "string" && data3 !== null) {
        let err27 = { instancePath: instancePath + "/presentName", schemaPath: "#/properties/presentName/type", keyword: "type", params: { type: schema123.properties.presentName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.zipCode !== void 0 && (validate56(data.zipCode, { instancePath: instancePath + "/zipCode", parentData: data, parentDataProperty: "zipCode", rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.commodity !== void 0 && (validate76(data.commodity, { instancePath: instancePath + "/commodity", parentData: data, parentDataProperty: "commodity", rootData }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data.isPresent !== void 0 && typeof data.isPresent != "boolean") {
      let err28 = { instancePath: instancePath + "/isPresent", schemaPath: "#/properties/isPresent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.isTimeOfUse !== void 0 && typeof data.isTimeOfUse != "boolean") {
      let err29 = { instancePath: instancePath + "/isTimeOfUse", schemaPath: "#/properties/isTimeOfUse/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.refusal !== void 0) {
      let data8 = data.refusal;
      if (typeof data8 != "string" && data8 !== null) {
        let err30 = { instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: schema123.properties.refusal.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.billedMonths !== void 0) {
      let data9 = data.billedMonths;
      if (!Number.isInteger(data9)) {
        let err31 = { instancePath: instancePath + "/billedMonths", schemaPath: "#/properties/billedMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (Number.isFinite(data9)) {
        if (data9 > 12) {
          let err32 = { instancePath: instancePath + "/billedMonths", schemaPath: "#/properties/billedMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        if (data9 < 0) {
          let err33 = { instancePath: instancePath + "/billedMonths", schemaPath: "#/properties/billedMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      }
    }
    if (data.consumed !== void 0) {
      let data10 = data.consumed;
      if (!Number.isFinite(data10) && data10 !== null) {
        let err34 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/type", keyword: "type", params: { type: schema123.properties.consumed.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (Number.isFinite(data10) && data10 < 0) {
        let err35 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.totalCents !== void 0) {
      let data11 = data.totalCents;
      if (!Number.isInteger(data11) && data11 !== null) {
        let err36 = { instancePath: instancePath + "/totalCents", schemaPath: "#/properties/totalCents/type", keyword: "type", params: { type: schema123.properties.totalCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      if (Number.isFinite(data11) && data11 < 0) {
        let err37 = { instancePath: instancePath + "/totalCents", schemaPath: "#/properties/totalCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.monthlyCents !== void 0) {
      let data12 = data.monthlyCents;
      if (!Number.isInteger(data12) && data12 !== null) {
        let err38 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/type", keyword: "type", params: { type: schema123.properties.monthlyCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (Number.isFinite(data12) && data12 < 0) {
        let err39 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.presentTotalCents !== void 0) {
      let data13 = data.presentTotalCents;
      if (!Number.isInteger(data13) && data13 !== null) {
        let err40 = { instancePath: instancePath + "/presentTotalCents", schemaPath: "#/properties/presentTotalCents/type", keyword: "type", params: { type: schema123.properties.presentTotalCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
      if (Number.isFinite(data13) && data13 < 0) {
        let err41 = { instancePath: instancePath + "/presentTotalCents", schemaPath: "#/properties/presentTotalCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.cheaperByCents !== void 0) {
      let data14 = data.cheaperByCents;
      if (!Number.isInteger(data14) && data14 !== null) {
        let err42 = { instancePath: instancePath + "/cheaperByCents", schemaPath: "#/properties/cheaperByCents/type", keyword: "type", params: { type: schema123.properties.cheaperByCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
      if (Number.isFinite(data14) && data14 < 0) {
        let err43 = { instancePath: instancePath + "/cheaperByCents", schemaPath: "#/properties/cheaperByCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.dearerByCents !== void 0) {
      let data15 = data.dearerByCents;
      if (!Number.isInteger(data15) && data15 !== null) {
        let err44 = { instancePath: instancePath + "/dearerByCents", schemaPath: "#/properties/dearerByCents/type", keyword: "type", params: { type: schema123.properties.dearerByCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
      if (Number.isFinite(data15) && data15 < 0) {
        let err45 = { instancePath: instancePath + "/dearerByCents", schemaPath: "#/properties/dearerByCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.mainReason !== void 0) {
      let data16 = data.mainReason;
      if (typeof data16 != "string" && data16 !== null) {
        let err46 = { instancePath: instancePath + "/mainReason", schemaPath: "#/properties/mainReason/type", keyword: "type", params: { type: schema123.properties.mainReason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.mainReasonCents !== void 0) {
      let data17 = data.mainReasonCents;
      if (!Number.isInteger(data17)) {
        let err47 = { instancePath: instancePath + "/mainReasonCents", schemaPath: "#/properties/mainReasonCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
      if (Number.isFinite(data17) && data17 < 0) {
        let err48 = { instancePath: instancePath + "/mainReasonCents", schemaPath: "#/properties/mainReasonCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.creditMonths !== void 0) {
      let data18 = data.creditMonths;
      if (!Number.isInteger(data18)) {
        let err49 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
      if (Number.isFinite(data18)) {
        if (data18 > 12) {
          let err50 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data18 < 0) {
          let err51 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      }
    }
    if (data.creditMissedMonths !== void 0) {
      let data19 = data.creditMissedMonths;
      if (!Number.isInteger(data19)) {
        let err52 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
      if (Number.isFinite(data19)) {
        if (data19 > 12) {
          let err53 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
        }
        if (data19 < 0) {
          let err54 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
      }
    }
    if (data.minimumUsageMonths !== void 0) {
      let data20 = data.minimumUsageMonths;
      if (!Number.isInteger(data20)) {
        let err55 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
      if (Number.isFinite(data20)) {
        if (data20 > 12) {
          let err56 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        if (data20 < 0) {
          let err57 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
        }
      }
    }
    if (data.leavingFeeCents !== void 0) {
      let data21 = data.leavingFeeCents;
      if (!Number.isInteger(data21)) {
        let err58 = { instancePath: instancePath + "/leavingFeeCents", schemaPath: "#/properties/leavingFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
      if (Number.isFinite(data21) && data21 < 0) {
        let err59 = { instancePath: instancePath + "/leavingFeeCents", schemaPath: "#/properties/leavingFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.savedInMonths !== void 0) {
      let data22 = data.savedInMonths;
      if (!Number.isInteger(data22) && data22 !== null) {
        let err60 = { instancePath: instancePath + "/savedInMonths", schemaPath: "#/properties/savedInMonths/type", keyword: "type", params: { type: schema123.properties.savedInMonths.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
      if (Number.isFinite(data22)) {
        if (data22 > 12) {
          let err61 = { instancePath: instancePath + "/savedInMonths", schemaPath: "#/properties/savedInMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
        }
        if (data22 < 1) {
          let err62 = { instancePath: instancePath + "/savedInMonths", schemaPath: "#/properties/savedInMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
        }
      }
    }
    if (data.savedFrom !== void 0) {
      let data23 = data.savedFrom;
      if (typeof data23 != "string" && data23 !== null) {
        let err63 = { instancePath: instancePath + "/savedFrom", schemaPath: "#/properties/savedFrom/type", keyword: "type", params: { type: schema123.properties.savedFrom.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
      if (typeof data23 == "string" && !formats2.test(data23)) {
        let err64 = { instancePath: instancePath + "/savedFrom", schemaPath: "#/properties/savedFrom/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
    }
    if (data.months !== void 0) {
      let data24 = data.months;
      if (Array.isArray(data24)) {
        if (data24.length > 12) {
          let err65 = { instancePath: instancePath + "/months", schemaPath: "#/properties/months/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items" };
          vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
        }
        let len0 = data24.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate124(data24[i0], { instancePath: instancePath + "/months/" + i0, parentData: data24, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate124.errors : vErrors.concat(validate124.errors), errors = vErrors.length);
      } else {
        let err66 = { instancePath: instancePath + "/months", schemaPath: "#/properties/months/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
  } else {
    let err67 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
  }
  return validate123.errors = vErrors, errors === 0;
}
var apex_PlanOffers = validate125, schema125 = { type: "object", required: ["zipCode", "isServed", "city", "usageKwh", "plans"], additionalProperties: !0, properties: { zipCode: { $ref: "apex.ZipCode" }, isServed: { type: "boolean" }, city: { type: ["string", "null"] }, usageKwh: { type: ["number", "null"], minimum: 0 }, plans: { type: "array", items: { $ref: "apex.PlanOffer" } } } };
function validate125(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.zipCode === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zipCode" }, message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isServed === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isServed" }, message: "must have required property 'isServed'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.city === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "city" }, message: "must have required property 'city'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.usageKwh === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usageKwh" }, message: "must have required property 'usageKwh'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.plans === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "plans" }, message: "must have required property 'plans'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.zipCode !== void 0 && (validate56(data.zipCode, { instancePath: instancePath + "/zipCode", parentData: data, parentDataProperty: "zipCode", rootData }) || (vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors), errors = vErrors.length)), data.isServed !== void 0 && typeof data.isServed != "boolean") {
      let err5 = { instancePath: instancePath + "/isServed", schemaPath: "#/properties/isServed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.city !== void 0) {
      let data2 = data.city;
      if (typeof data2 != "string" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema125.properties.city.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.usageKwh !== void 0) {
      let data3 = data.usageKwh;
      if (!Number.isFinite(data3) && data3 !== null) {
        let err7 = { instancePath: instancePath + "/usageKwh", schemaPath: "#/properties/usageKwh/type", keyword: "type", params: { type: schema125.properties.usageKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err8 = { instancePath: instancePath + "/usageKwh", schemaPath: "#/properties/usageKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.plans !== void 0) {
      let data4 = data.plans;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate121(data4[i0], { instancePath: instancePath + "/plans/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate125.errors = vErrors, errors === 0;
}
var apex_Referrals = validate126;
var schema127 = { type: "object", required: ["id", "name", "since", "status", "rewardCents"], additionalProperties: !0, properties: { id: { type: "string", minLength: 1 }, name: { type: "string", minLength: 1 }, since: { type: "string", format: "date" }, status: { type: "string", enum: ["signedUp", "started", "rewarded", "cancelled"] }, rewardCents: { type: "integer", minimum: 0 } } };
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.name === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.since === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.status === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.rewardCents === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rewardCents" }, message: "must have required property 'rewardCents'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.id !== void 0) {
      let data0 = data.id;
      if (typeof data0 == "string") {
        if (data0.length < 1) {
          let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.name !== void 0) {
      let data1 = data.name;
      if (typeof data1 == "string") {
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.since !== void 0) {
      let data2 = data.since;
      if (typeof data2 == "string") {
        if (!formats2.test(data2)) {
          let err9 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.status !== void 0) {
      let data3 = data.status;
      if (typeof data3 != "string") {
        let err11 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data3 === "signedUp" || data3 === "started" || data3 === "rewarded" || data3 === "cancelled")) {
        let err12 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema127.properties.status.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.rewardCents !== void 0) {
      let data4 = data.rewardCents;
      if (!Number.isInteger(data4)) {
        let err13 = { instancePath: instancePath + "/rewardCents", schemaPath: "#/properties/rewardCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err14 = { instancePath: instancePath + "/rewardCents", schemaPath: "#/properties/rewardCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate127.errors = vErrors, errors === 0;
}
var pattern15 = /* @__PURE__ */ new RegExp("^[A-Z]+-[0-9]{4}$", "u");
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.code === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.link === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "link" }, message: "must have required property 'link'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.rewardCents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rewardCents" }, message: "must have required property 'rewardCents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.friendRewardCents === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "friendRewardCents" }, message: "must have required property 'friendRewardCents'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.earnedCents === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "earnedCents" }, message: "must have required property 'earnedCents'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.friends === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "friends" }, message: "must have required property 'friends'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 == "string") {
        if (!pattern15.test(data1)) {
          let err7 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[A-Z]+-[0-9]{4}$" }, message: 'must match pattern "^[A-Z]+-[0-9]{4}$"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.link !== void 0) {
      let data2 = data.link;
      if (typeof data2 == "string") {
        if (!formats4.test(data2)) {
          let err9 = { instancePath: instancePath + "/link", schemaPath: "#/properties/link/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/link", schemaPath: "#/properties/link/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.rewardCents !== void 0) {
      let data3 = data.rewardCents;
      if (!Number.isInteger(data3)) {
        let err11 = { instancePath: instancePath + "/rewardCents", schemaPath: "#/properties/rewardCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err12 = { instancePath: instancePath + "/rewardCents", schemaPath: "#/properties/rewardCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.friendRewardCents !== void 0) {
      let data4 = data.friendRewardCents;
      if (!Number.isInteger(data4)) {
        let err13 = { instancePath: instancePath + "/friendRewardCents", schemaPath: "#/properties/friendRewardCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err14 = { instancePath: instancePath + "/friendRewardCents", schemaPath: "#/properties/friendRewardCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.earnedCents !== void 0) {
      let data5 = data.earnedCents;
      if (!Number.isInteger(data5)) {
        let err15 = { instancePath: instancePath + "/earnedCents", schemaPath: "#/properties/earnedCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (Number.isFinite(data5) && data5 < 0) {
        let err16 = { instancePath: instancePath + "/earnedCents", schemaPath: "#/properties/earnedCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.friends !== void 0) {
      let data6 = data.friends;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate127(data6[i0], { instancePath: instancePath + "/friends/" + i0, parentData: data6, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors), errors = vErrors.length);
      } else {
        let err17 = { instancePath: instancePath + "/friends", schemaPath: "#/properties/friends/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate126.errors = vErrors, errors === 0;
}
var apex_RequestTypes = validate128;
var schema129 = { type: "object", required: ["value", "label", "promise", "promisedHoursFrom", "promisedHoursTo"], additionalProperties: !0, properties: { value: { type: "string" }, label: { type: "string" }, promise: { type: "string", enum: ["advisor", "specialist"] }, promisedHoursFrom: { type: "integer", minimum: 0 }, promisedHoursTo: { type: "integer", minimum: 0 } } };
function validate129(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.value === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.promise === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "promise" }, message: "must have required property 'promise'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.promisedHoursFrom === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "promisedHoursFrom" }, message: "must have required property 'promisedHoursFrom'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.promisedHoursTo === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "promisedHoursTo" }, message: "must have required property 'promisedHoursTo'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.value !== void 0 && typeof data.value != "string") {
      let err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err6 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.promise !== void 0) {
      let data2 = data.promise;
      if (typeof data2 != "string") {
        let err7 = { instancePath: instancePath + "/promise", schemaPath: "#/properties/promise/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data2 === "advisor" || data2 === "specialist")) {
        let err8 = { instancePath: instancePath + "/promise", schemaPath: "#/properties/promise/enum", keyword: "enum", params: { allowedValues: schema129.properties.promise.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.promisedHoursFrom !== void 0) {
      let data3 = data.promisedHoursFrom;
      if (!Number.isInteger(data3)) {
        let err9 = { instancePath: instancePath + "/promisedHoursFrom", schemaPath: "#/properties/promisedHoursFrom/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err10 = { instancePath: instancePath + "/promisedHoursFrom", schemaPath: "#/properties/promisedHoursFrom/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.promisedHoursTo !== void 0) {
      let data4 = data.promisedHoursTo;
      if (!Number.isInteger(data4)) {
        let err11 = { instancePath: instancePath + "/promisedHoursTo", schemaPath: "#/properties/promisedHoursTo/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err12 = { instancePath: instancePath + "/promisedHoursTo", schemaPath: "#/properties/promisedHoursTo/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate129.errors = vErrors, errors === 0;
}
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.types === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "types" }, message: "must have required property 'types'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.types !== void 0) {
      let data0 = data.types;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate129(data0[i0], { instancePath: instancePath + "/types/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/types", schemaPath: "#/properties/types/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate128.errors = vErrors, errors === 0;
}
var apex_UsageAlerts = validate130, schema130 = { type: "object", required: ["accountNumber", "isPossible", "goalKwh", "amountCents", "spikes", "channels", "email", "textPhone", "usedKwh", "likelyKwh", "likelyCents", "periodEnd", "goalState", "amountState", "news"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, isPossible: { type: "boolean" }, goalKwh: { type: ["integer", "null"], minimum: 1 }, amountCents: { type: ["integer", "null"], minimum: 1 }, spikes: { type: "boolean" }, channels: { type: "array", items: { $ref: "apex.UsageChannel" } }, email: { type: ["string", "null"] }, textPhone: { type: ["string", "null"] }, usedKwh: { type: ["number", "null"] }, likelyKwh: { type: ["number", "null"] }, likelyCents: { type: ["integer", "null"] }, periodEnd: { type: ["string", "null"], format: "date" }, goalState: { $ref: "apex.UsageLimitState" }, amountState: { $ref: "apex.UsageLimitState" }, news: { type: "array", maxItems: 10, items: { $ref: "apex.UsageNews" } } } }, schema131 = { type: "string", enum: ["email", "text"] };
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "email" || data === "text")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema131.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate131.errors = vErrors, errors === 0;
}
var schema132 = { type: "string", enum: ["none", "unknown", "within", "likelyOver", "over"] };
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "none" || data === "unknown" || data === "within" || data === "likelyOver" || data === "over")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema132.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate132.errors = vErrors, errors === 0;
}
var schema133 = { type: "object", required: ["id", "kind", "toldAt", "day", "consumedKwh"], additionalProperties: !0, properties: { id: { type: "string" }, kind: { type: "string", enum: ["goalLikelyOver", "goalOver", "amountLikelyOver", "amountOver", "spike"] }, toldAt: { type: "string", format: "date-time" }, day: { type: ["string", "null"], format: "date" }, consumedKwh: { type: ["number", "null"] } } };
function validate133(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.kind === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.toldAt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "toldAt" }, message: "must have required property 'toldAt'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.day === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "day" }, message: "must have required property 'day'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.consumedKwh === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumedKwh" }, message: "must have required property 'consumedKwh'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.id !== void 0 && typeof data.id != "string") {
      let err5 = { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.kind !== void 0) {
      let data1 = data.kind;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "goalLikelyOver" || data1 === "goalOver" || data1 === "amountLikelyOver" || data1 === "amountOver" || data1 === "spike")) {
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema133.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.toldAt !== void 0) {
      let data2 = data.toldAt;
      if (typeof data2 == "string") {
        if (!formats0.test(data2)) {
          let err8 = { instancePath: instancePath + "/toldAt", schemaPath: "#/properties/toldAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/toldAt", schemaPath: "#/properties/toldAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.day !== void 0) {
      let data3 = data.day;
      if (typeof data3 != "string" && data3 !== null) {
        let err10 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/type", keyword: "type", params: { type: schema133.properties.day.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data3 == "string" && !formats2.test(data3)) {
        let err11 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.consumedKwh !== void 0) {
      let data4 = data.consumedKwh;
      if (!Number.isFinite(data4) && data4 !== null) {
        let err12 = { instancePath: instancePath + "/consumedKwh", schemaPath: "#/properties/consumedKwh/type", keyword: "type", params: { type: schema133.properties.consumedKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate133.errors = vErrors, errors === 0;
}
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isPossible === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isPossible" }, message: "must have required property 'isPossible'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.goalKwh === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "goalKwh" }, message: "must have required property 'goalKwh'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.amountCents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.spikes === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spikes" }, message: "must have required property 'spikes'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.channels === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channels" }, message: "must have required property 'channels'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.email === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.textPhone === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "textPhone" }, message: "must have required property 'textPhone'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.usedKwh === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "usedKwh" }, message: "must have required property 'usedKwh'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.likelyKwh === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "likelyKwh" }, message: "must have required property 'likelyKwh'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.likelyCents === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "likelyCents" }, message: "must have required property 'likelyCents'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.periodEnd === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodEnd" }, message: "must have required property 'periodEnd'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.goalState === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "goalState" }, message: "must have required property 'goalState'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.amountState === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountState" }, message: "must have required property 'amountState'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.news === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "news" }, message: "must have required property 'news'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.isPossible !== void 0 && typeof data.isPossible != "boolean") {
      let err15 = { instancePath: instancePath + "/isPossible", schemaPath: "#/properties/isPossible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.goalKwh !== void 0) {
      let data2 = data.goalKwh;
      if (!Number.isInteger(data2) && data2 !== null) {
        let err16 = { instancePath: instancePath + "/goalKwh", schemaPath: "#/properties/goalKwh/type", keyword: "type", params: { type: schema130.properties.goalKwh.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (Number.isFinite(data2) && data2 < 1) {
        let err17 = { instancePath: instancePath + "/goalKwh", schemaPath: "#/properties/goalKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data3 = data.amountCents;
      if (!Number.isInteger(data3) && data3 !== null) {
        let err18 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: schema130.properties.amountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Number.isFinite(data3) && data3 < 1) {
        let err19 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.spikes !== void 0 && typeof data.spikes != "boolean") {
      let err20 = { instancePath: instancePath + "/spikes", schemaPath: "#/properties/spikes/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.channels !== void 0) {
      let data5 = data.channels;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate131(data5[i0], { instancePath: instancePath + "/channels/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length);
      } else {
        let err21 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.email !== void 0) {
      let data7 = data.email;
      if (typeof data7 != "string" && data7 !== null) {
        let err22 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema130.properties.email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.textPhone !== void 0) {
      let data8 = data.textPhone;
      if (typeof data8 != "string" && data8 !== null) {
        let err23 = { instancePath: instancePath + "/textPhone", schemaPath: "#/properties/textPhone/type", keyword: "type", params: { type: schema130.properties.textPhone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.usedKwh !== void 0) {
      let data9 = data.usedKwh;
      if (!Number.isFinite(data9) && data9 !== null) {
        let err24 = { instancePath: instancePath + "/usedKwh", schemaPath: "#/properties/usedKwh/type", keyword: "type", params: { type: schema130.properties.usedKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.likelyKwh !== void 0) {
      let data10 = data.likelyKwh;
      if (!Number.isFinite(data10) && data10 !== null) {
        let err25 = { instancePath: instancePath + "/likelyKwh", schemaPath: "#/properties/likelyKwh/type", keyword: "type", params: { type: schema130.properties.likelyKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.likelyCents !== void 0) {
      let data11 = data.likelyCents;
      if (!Number.isInteger(data11) && data11 !== null) {
        let err26 = { instancePath: instancePath + "/likelyCents", schemaPath: "#/properties/likelyCents/type", keyword: "type", params: { type: schema130.properties.likelyCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.periodEnd !== void 0) {
      let data12 = data.periodEnd;
      if (typeof data12 != "string" && data12 !== null) {
        let err27 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/type", keyword: "type", params: { type: schema130.properties.periodEnd.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data12 == "string" && !formats2.test(data12)) {
        let err28 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.goalState !== void 0 && (validate132(data.goalState, { instancePath: instancePath + "/goalState", parentData: data, parentDataProperty: "goalState", rootData }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.amountState !== void 0 && (validate132(data.amountState, { instancePath: instancePath + "/amountState", parentData: data, parentDataProperty: "amountState", rootData }) || (vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors), errors = vErrors.length)), data.news !== void 0) {
      let data15 = data.news;
      if (Array.isArray(data15)) {
        if (data15.length > 10) {
          let err29 = { instancePath: instancePath + "/news", schemaPath: "#/properties/news/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
        let len1 = data15.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate133(data15[i1], { instancePath: instancePath + "/news/" + i1, parentData: data15, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate133.errors : vErrors.concat(validate133.errors), errors = vErrors.length);
      } else {
        let err30 = { instancePath: instancePath + "/news", schemaPath: "#/properties/news/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
  } else {
    let err31 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate130.errors = vErrors, errors === 0;
}
var apex_UsageComparison = validate134;
var schema135 = { type: "object", required: ["periodStart", "periodEnd", "billDate", "daysInCycle", "consumedKwh", "consumedTherms", "averageTemperature", "amountCents", "isEstimated"], additionalProperties: !0, properties: { periodStart: { type: "string", format: "date" }, periodEnd: { type: "string", format: "date" }, billDate: { type: ["string", "null"], format: "date" }, daysInCycle: { type: "integer", minimum: 0 }, consumedKwh: { type: ["number", "null"], minimum: 0 }, consumedTherms: { type: ["number", "null"], minimum: 0 }, averageTemperature: { type: ["number", "null"] }, amountCents: { type: ["integer", "null"], minimum: 0 }, isEstimated: { type: "boolean" } } };
function validate135(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.periodStart === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodStart" }, message: "must have required property 'periodStart'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.periodEnd === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodEnd" }, message: "must have required property 'periodEnd'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.billDate === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billDate" }, message: "must have required property 'billDate'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.daysInCycle === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daysInCycle" }, message: "must have required property 'daysInCycle'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.consumedKwh === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumedKwh" }, message: "must have required property 'consumedKwh'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.consumedTherms === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumedTherms" }, message: "must have required property 'consumedTherms'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.averageTemperature === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "averageTemperature" }, message: "must have required property 'averageTemperature'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.amountCents === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.isEstimated === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isEstimated" }, message: "must have required property 'isEstimated'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.periodStart !== void 0) {
      let data0 = data.periodStart;
      if (typeof data0 == "string") {
        if (!formats2.test(data0)) {
          let err9 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.periodEnd !== void 0) {
      let data1 = data.periodEnd;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err11 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.billDate !== void 0) {
      let data2 = data.billDate;
      if (typeof data2 != "string" && data2 !== null) {
        let err13 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/type", keyword: "type", params: { type: schema135.properties.billDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data2 == "string" && !formats2.test(data2)) {
        let err14 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.daysInCycle !== void 0) {
      let data3 = data.daysInCycle;
      if (!Number.isInteger(data3)) {
        let err15 = { instancePath: instancePath + "/daysInCycle", schemaPath: "#/properties/daysInCycle/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err16 = { instancePath: instancePath + "/daysInCycle", schemaPath: "#/properties/daysInCycle/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.consumedKwh !== void 0) {
      let data4 = data.consumedKwh;
      if (!Number.isFinite(data4) && data4 !== null) {
        let err17 = { instancePath: instancePath + "/consumedKwh", schemaPath: "#/properties/consumedKwh/type", keyword: "type", params: { type: schema135.properties.consumedKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err18 = { instancePath: instancePath + "/consumedKwh", schemaPath: "#/properties/consumedKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.consumedTherms !== void 0) {
      let data5 = data.consumedTherms;
      if (!Number.isFinite(data5) && data5 !== null) {
        let err19 = { instancePath: instancePath + "/consumedTherms", schemaPath: "#/properties/consumedTherms/type", keyword: "type", params: { type: schema135.properties.consumedTherms.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (Number.isFinite(data5) && data5 < 0) {
        let err20 = { instancePath: instancePath + "/consumedTherms", schemaPath: "#/properties/consumedTherms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.averageTemperature !== void 0) {
      let data6 = data.averageTemperature;
      if (!Number.isFinite(data6) && data6 !== null) {
        let err21 = { instancePath: instancePath + "/averageTemperature", schemaPath: "#/properties/averageTemperature/type", keyword: "type", params: { type: schema135.properties.averageTemperature.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data7 = data.amountCents;
      if (!Number.isInteger(data7) && data7 !== null) {
        let err22 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: schema135.properties.amountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err23 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.isEstimated !== void 0 && typeof data.isEstimated != "boolean") {
      let err24 = { instancePath: instancePath + "/isEstimated", schemaPath: "#/properties/isEstimated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
  } else {
    let err25 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate135.errors = vErrors, errors === 0;
}
var schema136 = { type: "object", required: ["homes", "isNearby", "used", "average", "efficient", "standing", "differencePercent"], additionalProperties: !0, properties: { homes: { type: "integer", minimum: 15 }, isNearby: { type: "boolean" }, used: { type: "number", minimum: 0 }, average: { type: "number", minimum: 0 }, efficient: { type: "number", minimum: 0 }, standing: { type: "string", enum: ["efficient", "less", "same", "more"] }, differencePercent: { type: "integer", minimum: 0 } } };
function validate136(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.homes === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "homes" }, message: "must have required property 'homes'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isNearby === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isNearby" }, message: "must have required property 'isNearby'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.used === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "used" }, message: "must have required property 'used'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.average === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "average" }, message: "must have required property 'average'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.efficient === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "efficient" }, message: "must have required property 'efficient'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.standing === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "standing" }, message: "must have required property 'standing'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.differencePercent === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "differencePercent" }, message: "must have required property 'differencePercent'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.homes !== void 0) {
      let data0 = data.homes;
      if (!Number.isInteger(data0)) {
        let err7 = { instancePath: instancePath + "/homes", schemaPath: "#/properties/homes/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Number.isFinite(data0) && data0 < 15) {
        let err8 = { instancePath: instancePath + "/homes", schemaPath: "#/properties/homes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 15 }, message: "must be >= 15" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.isNearby !== void 0 && typeof data.isNearby != "boolean") {
      let err9 = { instancePath: instancePath + "/isNearby", schemaPath: "#/properties/isNearby/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.used !== void 0) {
      let data2 = data.used;
      if (Number.isFinite(data2)) {
        if (data2 < 0) {
          let err10 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/used", schemaPath: "#/properties/used/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.average !== void 0) {
      let data3 = data.average;
      if (Number.isFinite(data3)) {
        if (data3 < 0) {
          let err12 = { instancePath: instancePath + "/average", schemaPath: "#/properties/average/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/average", schemaPath: "#/properties/average/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.efficient !== void 0) {
      let data4 = data.efficient;
      if (Number.isFinite(data4)) {
        if (data4 < 0) {
          let err14 = { instancePath: instancePath + "/efficient", schemaPath: "#/properties/efficient/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/efficient", schemaPath: "#/properties/efficient/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.standing !== void 0) {
      let data5 = data.standing;
      if (typeof data5 != "string") {
        let err16 = { instancePath: instancePath + "/standing", schemaPath: "#/properties/standing/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (!(data5 === "efficient" || data5 === "less" || data5 === "same" || data5 === "more")) {
        let err17 = { instancePath: instancePath + "/standing", schemaPath: "#/properties/standing/enum", keyword: "enum", params: { allowedValues: schema136.properties.standing.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.differencePercent !== void 0) {
      let data6 = data.differencePercent;
      if (!Number.isInteger(data6)) {
        let err18 = { instancePath: instancePath + "/differencePercent", schemaPath: "#/properties/differencePercent/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err19 = { instancePath: instancePath + "/differencePercent", schemaPath: "#/properties/differencePercent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate136.errors = vErrors, errors === 0;
}
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.commodity === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commodity" }, message: "must have required property 'commodity'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.thisBill === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "thisBill" }, message: "must have required property 'thisBill'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.lastBill === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastBill" }, message: "must have required property 'lastBill'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.similarHomes === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "similarHomes" }, message: "must have required property 'similarHomes'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.commodity !== void 0 && (validate76(data.commodity, { instancePath: instancePath + "/commodity", parentData: data, parentDataProperty: "commodity", rootData }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data.thisBill !== void 0) {
      let data2 = data.thisBill, _errs5 = errors, valid1 = !1, _errs6 = errors;
      validate135(data2, { instancePath: instancePath + "/thisBill", parentData: data, parentDataProperty: "thisBill", rootData }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length);
      var _valid0 = _errs6 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs7 = errors;
        if (data2 !== null) {
          let err5 = { instancePath: instancePath + "/thisBill", schemaPath: "#/properties/thisBill/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        var _valid0 = _errs7 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs5, vErrors !== null && (_errs5 ? vErrors.length = _errs5 : vErrors = null);
      else {
        let err6 = { instancePath: instancePath + "/thisBill", schemaPath: "#/properties/thisBill/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.lastBill !== void 0) {
      let data3 = data.lastBill, _errs10 = errors, valid2 = !1, _errs11 = errors;
      validate135(data3, { instancePath: instancePath + "/lastBill", parentData: data, parentDataProperty: "lastBill", rootData }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length);
      var _valid1 = _errs11 === errors;
      if (valid2 = valid2 || _valid1, !valid2) {
        let _errs12 = errors;
        if (data3 !== null) {
          let err7 = { instancePath: instancePath + "/lastBill", schemaPath: "#/properties/lastBill/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        var _valid1 = _errs12 === errors;
        valid2 = valid2 || _valid1;
      }
      if (valid2)
        errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null);
      else {
        let err8 = { instancePath: instancePath + "/lastBill", schemaPath: "#/properties/lastBill/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.similarHomes !== void 0) {
      let data4 = data.similarHomes, _errs15 = errors, valid3 = !1, _errs16 = errors;
      validate136(data4, { instancePath: instancePath + "/similarHomes", parentData: data, parentDataProperty: "similarHomes", rootData }) || (vErrors = vErrors === null ? validate136.errors : vErrors.concat(validate136.errors), errors = vErrors.length);
      var _valid2 = _errs16 === errors;
      if (valid3 = valid3 || _valid2, !valid3) {
        let _errs17 = errors;
        if (data4 !== null) {
          let err9 = { instancePath: instancePath + "/similarHomes", schemaPath: "#/properties/similarHomes/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        var _valid2 = _errs17 === errors;
        valid3 = valid3 || _valid2;
      }
      if (valid3)
        errors = _errs15, vErrors !== null && (_errs15 ? vErrors.length = _errs15 : vErrors = null);
      else {
        let err10 = { instancePath: instancePath + "/similarHomes", schemaPath: "#/properties/similarHomes/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate134.errors = vErrors, errors === 0;
}
var apex_UsageForecast = validate137;
var schema138 = { type: "object", required: ["consumedKwh", "costCents", "averageTemperature"], additionalProperties: !0, properties: { consumedKwh: { type: "number" }, costCents: { type: ["integer", "null"] }, averageTemperature: { type: ["number", "null"] } } };
function validate138(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.consumedKwh === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumedKwh" }, message: "must have required property 'consumedKwh'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.costCents === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "costCents" }, message: "must have required property 'costCents'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.averageTemperature === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "averageTemperature" }, message: "must have required property 'averageTemperature'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.consumedKwh !== void 0) {
      let data0 = data.consumedKwh;
      if (!Number.isFinite(data0)) {
        let err3 = { instancePath: instancePath + "/consumedKwh", schemaPath: "#/properties/consumedKwh/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.costCents !== void 0) {
      let data1 = data.costCents;
      if (!Number.isInteger(data1) && data1 !== null) {
        let err4 = { instancePath: instancePath + "/costCents", schemaPath: "#/properties/costCents/type", keyword: "type", params: { type: schema138.properties.costCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.averageTemperature !== void 0) {
      let data2 = data.averageTemperature;
      if (!Number.isFinite(data2) && data2 !== null) {
        let err5 = { instancePath: instancePath + "/averageTemperature", schemaPath: "#/properties/averageTemperature/type", keyword: "type", params: { type: schema138.properties.averageTemperature.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate138.errors = vErrors, errors === 0;
}
function validate137(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.periodStart === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodStart" }, message: "must have required property 'periodStart'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.periodEnd === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periodEnd" }, message: "must have required property 'periodEnd'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.daysSoFar === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daysSoFar" }, message: "must have required property 'daysSoFar'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.daysInCycle === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "daysInCycle" }, message: "must have required property 'daysInCycle'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.soFar === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "soFar" }, message: "must have required property 'soFar'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.likely === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "likely" }, message: "must have required property 'likely'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.least === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "least" }, message: "must have required property 'least'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.most === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "most" }, message: "must have required property 'most'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.periodStart !== void 0) {
      let data1 = data.periodStart;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err9 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.periodEnd !== void 0) {
      let data2 = data.periodEnd;
      if (typeof data2 == "string") {
        if (!formats2.test(data2)) {
          let err11 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.daysSoFar !== void 0) {
      let data3 = data.daysSoFar;
      if (!Number.isInteger(data3)) {
        let err13 = { instancePath: instancePath + "/daysSoFar", schemaPath: "#/properties/daysSoFar/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err14 = { instancePath: instancePath + "/daysSoFar", schemaPath: "#/properties/daysSoFar/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.daysInCycle !== void 0) {
      let data4 = data.daysInCycle;
      if (!Number.isInteger(data4)) {
        let err15 = { instancePath: instancePath + "/daysInCycle", schemaPath: "#/properties/daysInCycle/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (Number.isFinite(data4) && data4 < 1) {
        let err16 = { instancePath: instancePath + "/daysInCycle", schemaPath: "#/properties/daysInCycle/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.soFar !== void 0 && (validate138(data.soFar, { instancePath: instancePath + "/soFar", parentData: data, parentDataProperty: "soFar", rootData }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length)), data.likely !== void 0) {
      let data6 = data.likely, _errs13 = errors, valid1 = !1, _errs14 = errors;
      validate138(data6, { instancePath: instancePath + "/likely", parentData: data, parentDataProperty: "likely", rootData }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length);
      var _valid0 = _errs14 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs15 = errors;
        if (data6 !== null) {
          let err17 = { instancePath: instancePath + "/likely", schemaPath: "#/properties/likely/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        var _valid0 = _errs15 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs13, vErrors !== null && (_errs13 ? vErrors.length = _errs13 : vErrors = null);
      else {
        let err18 = { instancePath: instancePath + "/likely", schemaPath: "#/properties/likely/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.least !== void 0) {
      let data7 = data.least, _errs18 = errors, valid2 = !1, _errs19 = errors;
      validate138(data7, { instancePath: instancePath + "/least", parentData: data, parentDataProperty: "least", rootData }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length);
      var _valid1 = _errs19 === errors;
      if (valid2 = valid2 || _valid1, !valid2) {
        let _errs20 = errors;
        if (data7 !== null) {
          let err19 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        var _valid1 = _errs20 === errors;
        valid2 = valid2 || _valid1;
      }
      if (valid2)
        errors = _errs18, vErrors !== null && (_errs18 ? vErrors.length = _errs18 : vErrors = null);
      else {
        let err20 = { instancePath: instancePath + "/least", schemaPath: "#/properties/least/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.most !== void 0) {
      let data8 = data.most, _errs23 = errors, valid3 = !1, _errs24 = errors;
      validate138(data8, { instancePath: instancePath + "/most", parentData: data, parentDataProperty: "most", rootData }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length);
      var _valid2 = _errs24 === errors;
      if (valid3 = valid3 || _valid2, !valid3) {
        let _errs25 = errors;
        if (data8 !== null) {
          let err21 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        var _valid2 = _errs25 === errors;
        valid3 = valid3 || _valid2;
      }
      if (valid3)
        errors = _errs23, vErrors !== null && (_errs23 ? vErrors.length = _errs23 : vErrors = null);
      else {
        let err22 = { instancePath: instancePath + "/most", schemaPath: "#/properties/most/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate137.errors = vErrors, errors === 0;
}
var apex_UsageHistory = validate139, schema139 = { type: "object", required: ["accountNumber", "commodity", "esiid", "periods"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, commodity: { $ref: "apex.Commodity" }, esiid: { type: ["string", "null"] }, periods: { type: "array", items: { $ref: "apex.UsagePeriod" } } } };
function validate139(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.commodity === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "commodity" }, message: "must have required property 'commodity'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.esiid === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "esiid" }, message: "must have required property 'esiid'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.periods === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "periods" }, message: "must have required property 'periods'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.commodity !== void 0 && (validate76(data.commodity, { instancePath: instancePath + "/commodity", parentData: data, parentDataProperty: "commodity", rootData }) || (vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors), errors = vErrors.length)), data.esiid !== void 0) {
      let data2 = data.esiid;
      if (typeof data2 != "string" && data2 !== null) {
        let err4 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/type", keyword: "type", params: { type: schema139.properties.esiid.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.periods !== void 0) {
      let data3 = data.periods;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate135(data3[i0], { instancePath: instancePath + "/periods/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/periods", schemaPath: "#/properties/periods/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate139.errors = vErrors, errors === 0;
}
var apex_UsageIntervals = validate140, schema140 = { type: "object", required: ["accountNumber", "esiid", "span", "resolution", "day", "firstDay", "lastDay", "earlierDay", "laterDay", "total", "yearBefore", "intervals"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, esiid: { type: ["string", "null"] }, span: { $ref: "apex.UsageSpan" }, resolution: { type: "string", enum: ["hour", "day", "month"] }, day: { type: "string", format: "date" }, firstDay: { type: "string", format: "date" }, lastDay: { type: "string", format: "date" }, earlierDay: { type: ["string", "null"], format: "date" }, laterDay: { type: ["string", "null"], format: "date" }, total: { anyOf: [{ $ref: "apex.UsageTotal" }, { type: "null" }] }, yearBefore: { anyOf: [{ $ref: "apex.UsageTotal" }, { type: "null" }] }, intervals: { type: "array", items: { $ref: "apex.UsageInterval" } } } }, schema141 = { type: "string", enum: ["day", "week", "month", "year"] };
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "day" || data === "week" || data === "month" || data === "year")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema141.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate141.errors = vErrors, errors === 0;
}
var schema142 = { type: "object", required: ["start", "day", "seconds", "consumedKwh", "costCents", "averageTemperature", "isEstimated"], additionalProperties: !0, properties: { start: { type: "string", format: "date-time" }, day: { type: "string", format: "date" }, seconds: { type: "integer", minimum: 1 }, consumedKwh: { type: ["number", "null"] }, costCents: { type: ["integer", "null"] }, averageTemperature: { type: ["number", "null"] }, isEstimated: { type: "boolean" } } };
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.start === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.day === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "day" }, message: "must have required property 'day'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.seconds === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "seconds" }, message: "must have required property 'seconds'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.consumedKwh === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumedKwh" }, message: "must have required property 'consumedKwh'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.costCents === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "costCents" }, message: "must have required property 'costCents'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.averageTemperature === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "averageTemperature" }, message: "must have required property 'averageTemperature'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.isEstimated === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isEstimated" }, message: "must have required property 'isEstimated'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.start !== void 0) {
      let data0 = data.start;
      if (typeof data0 == "string") {
        if (!formats0.test(data0)) {
          let err7 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.day !== void 0) {
      let data1 = data.day;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err9 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.seconds !== void 0) {
      let data2 = data.seconds;
      if (!Number.isInteger(data2)) {
        let err11 = { instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Number.isFinite(data2) && data2 < 1) {
        let err12 = { instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.consumedKwh !== void 0) {
      let data3 = data.consumedKwh;
      if (!Number.isFinite(data3) && data3 !== null) {
        let err13 = { instancePath: instancePath + "/consumedKwh", schemaPath: "#/properties/consumedKwh/type", keyword: "type", params: { type: schema142.properties.consumedKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.costCents !== void 0) {
      let data4 = data.costCents;
      if (!Number.isInteger(data4) && data4 !== null) {
        let err14 = { instancePath: instancePath + "/costCents", schemaPath: "#/properties/costCents/type", keyword: "type", params: { type: schema142.properties.costCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.averageTemperature !== void 0) {
      let data5 = data.averageTemperature;
      if (!Number.isFinite(data5) && data5 !== null) {
        let err15 = { instancePath: instancePath + "/averageTemperature", schemaPath: "#/properties/averageTemperature/type", keyword: "type", params: { type: schema142.properties.averageTemperature.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.isEstimated !== void 0 && typeof data.isEstimated != "boolean") {
      let err16 = { instancePath: instancePath + "/isEstimated", schemaPath: "#/properties/isEstimated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
  } else {
    let err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate142.errors = vErrors, errors === 0;
}
function validate140(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.esiid === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "esiid" }, message: "must have required property 'esiid'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.span === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "span" }, message: "must have required property 'span'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.resolution === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "resolution" }, message: "must have required property 'resolution'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.day === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "day" }, message: "must have required property 'day'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.firstDay === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstDay" }, message: "must have required property 'firstDay'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.lastDay === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastDay" }, message: "must have required property 'lastDay'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.earlierDay === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "earlierDay" }, message: "must have required property 'earlierDay'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.laterDay === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "laterDay" }, message: "must have required property 'laterDay'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.total === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.yearBefore === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "yearBefore" }, message: "must have required property 'yearBefore'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.intervals === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "intervals" }, message: "must have required property 'intervals'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.esiid !== void 0) {
      let data1 = data.esiid;
      if (typeof data1 != "string" && data1 !== null) {
        let err12 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/type", keyword: "type", params: { type: schema140.properties.esiid.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.span !== void 0 && (validate141(data.span, { instancePath: instancePath + "/span", parentData: data, parentDataProperty: "span", rootData }) || (vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors), errors = vErrors.length)), data.resolution !== void 0) {
      let data3 = data.resolution;
      if (typeof data3 != "string") {
        let err13 = { instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data3 === "hour" || data3 === "day" || data3 === "month")) {
        let err14 = { instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/enum", keyword: "enum", params: { allowedValues: schema140.properties.resolution.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.day !== void 0) {
      let data4 = data.day;
      if (typeof data4 == "string") {
        if (!formats2.test(data4)) {
          let err15 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.firstDay !== void 0) {
      let data5 = data.firstDay;
      if (typeof data5 == "string") {
        if (!formats2.test(data5)) {
          let err17 = { instancePath: instancePath + "/firstDay", schemaPath: "#/properties/firstDay/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/firstDay", schemaPath: "#/properties/firstDay/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.lastDay !== void 0) {
      let data6 = data.lastDay;
      if (typeof data6 == "string") {
        if (!formats2.test(data6)) {
          let err19 = { instancePath: instancePath + "/lastDay", schemaPath: "#/properties/lastDay/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/lastDay", schemaPath: "#/properties/lastDay/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.earlierDay !== void 0) {
      let data7 = data.earlierDay;
      if (typeof data7 != "string" && data7 !== null) {
        let err21 = { instancePath: instancePath + "/earlierDay", schemaPath: "#/properties/earlierDay/type", keyword: "type", params: { type: schema140.properties.earlierDay.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data7 == "string" && !formats2.test(data7)) {
        let err22 = { instancePath: instancePath + "/earlierDay", schemaPath: "#/properties/earlierDay/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.laterDay !== void 0) {
      let data8 = data.laterDay;
      if (typeof data8 != "string" && data8 !== null) {
        let err23 = { instancePath: instancePath + "/laterDay", schemaPath: "#/properties/laterDay/type", keyword: "type", params: { type: schema140.properties.laterDay.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data8 == "string" && !formats2.test(data8)) {
        let err24 = { instancePath: instancePath + "/laterDay", schemaPath: "#/properties/laterDay/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.total !== void 0) {
      let data9 = data.total, _errs19 = errors, valid1 = !1, _errs20 = errors;
      validate138(data9, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length);
      var _valid0 = _errs20 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs21 = errors;
        if (data9 !== null) {
          let err25 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
        var _valid0 = _errs21 === errors;
        valid1 = valid1 || _valid0;
      }
      if (valid1)
        errors = _errs19, vErrors !== null && (_errs19 ? vErrors.length = _errs19 : vErrors = null);
      else {
        let err26 = { instancePath: instancePath + "/total", schemaPath: "#/properties/total/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.yearBefore !== void 0) {
      let data10 = data.yearBefore, _errs24 = errors, valid2 = !1, _errs25 = errors;
      validate138(data10, { instancePath: instancePath + "/yearBefore", parentData: data, parentDataProperty: "yearBefore", rootData }) || (vErrors = vErrors === null ? validate138.errors : vErrors.concat(validate138.errors), errors = vErrors.length);
      var _valid1 = _errs25 === errors;
      if (valid2 = valid2 || _valid1, !valid2) {
        let _errs26 = errors;
        if (data10 !== null) {
          let err27 = { instancePath: instancePath + "/yearBefore", schemaPath: "#/properties/yearBefore/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
        var _valid1 = _errs26 === errors;
        valid2 = valid2 || _valid1;
      }
      if (valid2)
        errors = _errs24, vErrors !== null && (_errs24 ? vErrors.length = _errs24 : vErrors = null);
      else {
        let err28 = { instancePath: instancePath + "/yearBefore", schemaPath: "#/properties/yearBefore/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.intervals !== void 0) {
      let data11 = data.intervals;
      if (Array.isArray(data11)) {
        let len0 = data11.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate142(data11[i0], { instancePath: instancePath + "/intervals/" + i0, parentData: data11, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors), errors = vErrors.length);
      } else {
        let err29 = { instancePath: instancePath + "/intervals", schemaPath: "#/properties/intervals/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate140.errors = vErrors, errors === 0;
}
var apex_UserAccountInformation = validate143, schema143 = { type: "object", required: ["Account_Brand__c"], additionalProperties: !0, properties: { Account_Brand__c: { type: ["string", "null"] } } };
function validate143(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Account_Brand__c === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Account_Brand__c" }, message: "must have required property 'Account_Brand__c'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.Account_Brand__c !== void 0) {
      let data0 = data.Account_Brand__c;
      if (typeof data0 != "string" && data0 !== null) {
        let err1 = { instancePath: instancePath + "/Account_Brand__c", schemaPath: "#/properties/Account_Brand__c/type", keyword: "type", params: { type: schema143.properties.Account_Brand__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate143.errors = vErrors, errors === 0;
}
var apex_UtilityInfo = validate144, schema144 = { type: "object", required: ["Name", "Utility_Phone__c"], additionalProperties: !0, properties: { Name: { type: "string" }, Utility_Phone__c: { type: ["string", "null"] } } };
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.Name === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Name" }, message: "must have required property 'Name'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.Utility_Phone__c === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "Utility_Phone__c" }, message: "must have required property 'Utility_Phone__c'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.Name !== void 0 && typeof data.Name != "string") {
      let err2 = { instancePath: instancePath + "/Name", schemaPath: "#/properties/Name/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.Utility_Phone__c !== void 0) {
      let data1 = data.Utility_Phone__c;
      if (typeof data1 != "string" && data1 !== null) {
        let err3 = { instancePath: instancePath + "/Utility_Phone__c", schemaPath: "#/properties/Utility_Phone__c/type", keyword: "type", params: { type: schema144.properties.Utility_Phone__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate144.errors = vErrors, errors === 0;
}
var apex_VisitSlots = validate145;
function validate146(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.slotId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slotId" }, message: "must have required property 'slotId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.on === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "on" }, message: "must have required property 'on'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.startsAt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "startsAt" }, message: "must have required property 'startsAt'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.endsAt === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endsAt" }, message: "must have required property 'endsAt'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.slotId !== void 0 && (validate24(data.slotId, { instancePath: instancePath + "/slotId", parentData: data, parentDataProperty: "slotId", rootData }) || (vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors), errors = vErrors.length)), data.on !== void 0) {
      let data1 = data.on;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err4 = { instancePath: instancePath + "/on", schemaPath: "#/properties/on/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/on", schemaPath: "#/properties/on/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.startsAt !== void 0 && (validate26(data.startsAt, { instancePath: instancePath + "/startsAt", parentData: data, parentDataProperty: "startsAt", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length)), data.endsAt !== void 0 && (validate26(data.endsAt, { instancePath: instancePath + "/endsAt", parentData: data, parentDataProperty: "endsAt", rootData }) || (vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate146.errors = vErrors, errors === 0;
}
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.kind === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.slots === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slots" }, message: "must have required property 'slots'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.kind !== void 0 && (validate23(data.kind, { instancePath: instancePath + "/kind", parentData: data, parentDataProperty: "kind", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length)), data.slots !== void 0) {
      let data1 = data.slots;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate146(data1[i0], { instancePath: instancePath + "/slots/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate146.errors : vErrors.concat(validate146.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/slots", schemaPath: "#/properties/slots/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate145.errors = vErrors, errors === 0;
}
var logIn_request = validate147;
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "username" }, message: "must have required property 'username'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.password === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "password" }, message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "username" || key0 === "password" || key0 === "sharedDevice")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.username !== void 0) {
      let data0 = data.username;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 255) {
          let err3 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data0.length < 1) {
          let err4 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/username", schemaPath: "#/properties/username/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.password !== void 0) {
      let data1 = data.password;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 1e3) {
          let err6 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data1.length < 1) {
          let err7 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/password", schemaPath: "#/properties/password/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.sharedDevice !== void 0 && typeof data.sharedDevice != "boolean") {
      let err9 = { instancePath: instancePath + "/sharedDevice", schemaPath: "#/properties/sharedDevice/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate147.errors = vErrors, errors === 0;
}
var payBill_request = validate148, schema148 = { type: "object", required: ["accountNumber", "pays", "balanceCents", "language", "idempotencyKey"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, pays: { type: "string", enum: ["balance", "pastDue", "other"] }, otherAmount: { type: "number", minimum: 0, maximum: 1e5 }, balanceCents: { type: "integer", minimum: 0 }, method: { type: "string", enum: ["card", "bank"] }, paymentMethodId: { type: "string", minLength: 4, maxLength: 64 }, paymentToken: { $ref: "apex.PaymentToken" }, keepMethod: { type: "boolean" }, language: { $ref: "apex.Language" }, idempotencyKey: { $ref: "apex.IdempotencyKey" } } };
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.pays === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pays" }, message: "must have required property 'pays'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.balanceCents === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balanceCents" }, message: "must have required property 'balanceCents'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.language === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!func1.call(schema148.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.pays !== void 0) {
      let data1 = data.pays;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/pays", schemaPath: "#/properties/pays/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "balance" || data1 === "pastDue" || data1 === "other")) {
        let err7 = { instancePath: instancePath + "/pays", schemaPath: "#/properties/pays/enum", keyword: "enum", params: { allowedValues: schema148.properties.pays.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.otherAmount !== void 0) {
      let data2 = data.otherAmount;
      if (Number.isFinite(data2)) {
        if (data2 > 1e5) {
          let err8 = { instancePath: instancePath + "/otherAmount", schemaPath: "#/properties/otherAmount/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e5 }, message: "must be <= 100000" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 0) {
          let err9 = { instancePath: instancePath + "/otherAmount", schemaPath: "#/properties/otherAmount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/otherAmount", schemaPath: "#/properties/otherAmount/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.balanceCents !== void 0) {
      let data3 = data.balanceCents;
      if (!Number.isInteger(data3)) {
        let err11 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err12 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.method !== void 0) {
      let data4 = data.method;
      if (typeof data4 != "string") {
        let err13 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data4 === "card" || data4 === "bank")) {
        let err14 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema148.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.paymentMethodId !== void 0) {
      let data5 = data.paymentMethodId;
      if (typeof data5 == "string") {
        if (ucs2length(data5) > 64) {
          let err15 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
        if (ucs2length(data5) < 4) {
          let err16 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
      } else {
        let err17 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.paymentToken !== void 0 && (validate7(data.paymentToken, { instancePath: instancePath + "/paymentToken", parentData: data, parentDataProperty: "paymentToken", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.keepMethod !== void 0 && typeof data.keepMethod != "boolean") {
      let err18 = { instancePath: instancePath + "/keepMethod", schemaPath: "#/properties/keepMethod/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate148.errors = vErrors, errors === 0;
}
var payDeposit_request = validate149;
function validate149(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.amountCents === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.paymentToken === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paymentToken" }, message: "must have required property 'paymentToken'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.language === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "linkToken" || key0 === "orderId" || key0 === "amountCents" || key0 === "paymentToken" || key0 === "idempotencyKey" || key0 === "email" || key0 === "language")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.linkToken !== void 0 && (validate45(data.linkToken, { instancePath: instancePath + "/linkToken", parentData: data, parentDataProperty: "linkToken", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.amountCents !== void 0) {
      let data2 = data.amountCents;
      if (!Number.isInteger(data2)) {
        let err5 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (Number.isFinite(data2) && data2 < 1) {
        let err6 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.paymentToken !== void 0 && (validate7(data.paymentToken, { instancePath: instancePath + "/paymentToken", parentData: data, parentDataProperty: "paymentToken", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.email !== void 0 && (validate48(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length)), data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate149.errors = vErrors, errors === 0;
}
var registerDocument_request = validate150, schema150 = { type: "object", required: ["orderId", "fileId"], additionalProperties: !1, properties: { orderId: { $ref: "apex.RecordId" }, requirementId: { type: "string", minLength: 1, maxLength: 64 }, documentType: { type: "string", enum: ["governmentId", "utilityBill", "lease", "deed", "mortgage", "homeLoan", "propertyTax", "insurancePolicy", "landlordAffidavit", "vehicleRegistration", "certificateOfOccupancy", "closingDocuments", "newOccupancyStatement", "multiFactorDocument"] }, fileId: { type: "string", minLength: 1, maxLength: 64 }, replacesDocumentId: { type: "string", minLength: 1, maxLength: 64 } } };
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fileId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fileId" }, message: "must have required property 'fileId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "orderId" || key0 === "requirementId" || key0 === "documentType" || key0 === "fileId" || key0 === "replacesDocumentId")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.requirementId !== void 0) {
      let data1 = data.requirementId;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 64) {
          let err3 = { instancePath: instancePath + "/requirementId", schemaPath: "#/properties/requirementId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/requirementId", schemaPath: "#/properties/requirementId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/requirementId", schemaPath: "#/properties/requirementId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.documentType !== void 0) {
      let data2 = data.documentType;
      if (typeof data2 != "string") {
        let err6 = { instancePath: instancePath + "/documentType", schemaPath: "#/properties/documentType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data2 === "governmentId" || data2 === "utilityBill" || data2 === "lease" || data2 === "deed" || data2 === "mortgage" || data2 === "homeLoan" || data2 === "propertyTax" || data2 === "insurancePolicy" || data2 === "landlordAffidavit" || data2 === "vehicleRegistration" || data2 === "certificateOfOccupancy" || data2 === "closingDocuments" || data2 === "newOccupancyStatement" || data2 === "multiFactorDocument")) {
        let err7 = { instancePath: instancePath + "/documentType", schemaPath: "#/properties/documentType/enum", keyword: "enum", params: { allowedValues: schema150.properties.documentType.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.fileId !== void 0) {
      let data3 = data.fileId;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 64) {
          let err8 = { instancePath: instancePath + "/fileId", schemaPath: "#/properties/fileId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data3.length < 1) {
          let err9 = { instancePath: instancePath + "/fileId", schemaPath: "#/properties/fileId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/fileId", schemaPath: "#/properties/fileId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.replacesDocumentId !== void 0) {
      let data4 = data.replacesDocumentId;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 64) {
          let err11 = { instancePath: instancePath + "/replacesDocumentId", schemaPath: "#/properties/replacesDocumentId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data4.length < 1) {
          let err12 = { instancePath: instancePath + "/replacesDocumentId", schemaPath: "#/properties/replacesDocumentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/replacesDocumentId", schemaPath: "#/properties/replacesDocumentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate150.errors = vErrors, errors === 0;
}
var apex_UploadedDocument = validate17, removeDocument_request = validate151;
function validate151(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.documentId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documentId" }, message: "must have required property 'documentId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "orderId" || key0 === "documentId")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.documentId !== void 0) {
      let data1 = data.documentId;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 64) {
          let err3 = { instancePath: instancePath + "/documentId", schemaPath: "#/properties/documentId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/documentId", schemaPath: "#/properties/documentId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/documentId", schemaPath: "#/properties/documentId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate151.errors = vErrors, errors === 0;
}
var removePasskey_request = validate152;
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.passkeyId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passkeyId" }, message: "must have required property 'passkeyId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (key0 !== "passkeyId") {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.passkeyId !== void 0) {
      let data0 = data.passkeyId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 100) {
          let err2 = { instancePath: instancePath + "/passkeyId", schemaPath: "#/properties/passkeyId/maxLength", keyword: "maxLength", params: { limit: 100 }, message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (data0.length < 1) {
          let err3 = { instancePath: instancePath + "/passkeyId", schemaPath: "#/properties/passkeyId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/passkeyId", schemaPath: "#/properties/passkeyId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate152.errors = vErrors, errors === 0;
}
var removePaymentMethod_request = validate153;
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.paymentMethodId !== void 0) {
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
  return validate153.errors = vErrors, errors === 0;
}
var replyToMessage_request = validate154;
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.caseId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caseId" }, message: "must have required property 'caseId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.body === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "body" }, message: "must have required property 'body'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.language === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "caseId" || key0 === "body" || key0 === "fileIds" || key0 === "idempotencyKey" || key0 === "language")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.caseId !== void 0 && (validate13(data.caseId, { instancePath: instancePath + "/caseId", parentData: data, parentDataProperty: "caseId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.body !== void 0) {
      let data1 = data.body;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 4e3) {
          let err5 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1.length < 1) {
          let err6 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/body", schemaPath: "#/properties/body/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.fileIds !== void 0) {
      let data2 = data.fileIds;
      if (Array.isArray(data2)) {
        if (data2.length > 5) {
          let err8 = { instancePath: instancePath + "/fileIds", schemaPath: "#/properties/fileIds/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (ucs2length(data3) > 64) {
              let err9 = { instancePath: instancePath + "/fileIds/" + i0, schemaPath: "#/properties/fileIds/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
            if (data3.length < 1) {
              let err10 = { instancePath: instancePath + "/fileIds/" + i0, schemaPath: "#/properties/fileIds/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
            }
          } else {
            let err11 = { instancePath: instancePath + "/fileIds/" + i0, schemaPath: "#/properties/fileIds/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
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
                let err12 = { instancePath: instancePath + "/fileIds", schemaPath: "#/properties/fileIds/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/fileIds", schemaPath: "#/properties/fileIds/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate154.errors = vErrors, errors === 0;
}
var apex_CaseReceipt = validate155, schema155 = { type: "object", required: ["caseId", "caseNumber", "status", "createdDateTime", "promise", "promisedHoursFrom", "promisedHoursTo", "answerDueAt"], additionalProperties: !0, properties: { caseId: { $ref: "apex.RecordId" }, caseNumber: { type: "string" }, status: { type: "string" }, createdDateTime: { type: "string", format: "date-time" }, promise: { type: "string", enum: ["advisor", "specialist"] }, promisedHoursFrom: { type: "integer", minimum: 0 }, promisedHoursTo: { type: "integer", minimum: 0 }, answerDueAt: { type: "string", format: "date-time" } } };
function validate155(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.caseId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caseId" }, message: "must have required property 'caseId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.caseNumber === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caseNumber" }, message: "must have required property 'caseNumber'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.status === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.createdDateTime === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "createdDateTime" }, message: "must have required property 'createdDateTime'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.promise === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "promise" }, message: "must have required property 'promise'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.promisedHoursFrom === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "promisedHoursFrom" }, message: "must have required property 'promisedHoursFrom'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.promisedHoursTo === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "promisedHoursTo" }, message: "must have required property 'promisedHoursTo'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.answerDueAt === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answerDueAt" }, message: "must have required property 'answerDueAt'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.caseId !== void 0 && (validate13(data.caseId, { instancePath: instancePath + "/caseId", parentData: data, parentDataProperty: "caseId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.caseNumber !== void 0 && typeof data.caseNumber != "string") {
      let err8 = { instancePath: instancePath + "/caseNumber", schemaPath: "#/properties/caseNumber/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.status !== void 0 && typeof data.status != "string") {
      let err9 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.createdDateTime !== void 0) {
      let data3 = data.createdDateTime;
      if (typeof data3 == "string") {
        if (!formats0.test(data3)) {
          let err10 = { instancePath: instancePath + "/createdDateTime", schemaPath: "#/properties/createdDateTime/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/createdDateTime", schemaPath: "#/properties/createdDateTime/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.promise !== void 0) {
      let data4 = data.promise;
      if (typeof data4 != "string") {
        let err12 = { instancePath: instancePath + "/promise", schemaPath: "#/properties/promise/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data4 === "advisor" || data4 === "specialist")) {
        let err13 = { instancePath: instancePath + "/promise", schemaPath: "#/properties/promise/enum", keyword: "enum", params: { allowedValues: schema155.properties.promise.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.promisedHoursFrom !== void 0) {
      let data5 = data.promisedHoursFrom;
      if (!Number.isInteger(data5)) {
        let err14 = { instancePath: instancePath + "/promisedHoursFrom", schemaPath: "#/properties/promisedHoursFrom/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      if (Number.isFinite(data5) && data5 < 0) {
        let err15 = { instancePath: instancePath + "/promisedHoursFrom", schemaPath: "#/properties/promisedHoursFrom/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.promisedHoursTo !== void 0) {
      let data6 = data.promisedHoursTo;
      if (!Number.isInteger(data6)) {
        let err16 = { instancePath: instancePath + "/promisedHoursTo", schemaPath: "#/properties/promisedHoursTo/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err17 = { instancePath: instancePath + "/promisedHoursTo", schemaPath: "#/properties/promisedHoursTo/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.answerDueAt !== void 0) {
      let data7 = data.answerDueAt;
      if (typeof data7 == "string") {
        if (!formats0.test(data7)) {
          let err18 = { instancePath: instancePath + "/answerDueAt", schemaPath: "#/properties/answerDueAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/answerDueAt", schemaPath: "#/properties/answerDueAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
  } else {
    let err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
  }
  return validate155.errors = vErrors, errors === 0;
}
var reportOutage_request = validate156, schema156 = { type: "object", required: ["accountNumber", "problem", "neighbors", "follow", "language", "idempotencyKey"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, problem: { type: "string", enum: ["allOut", "partOut", "flickering", "wireDown"] }, neighbors: { type: "string", enum: ["yes", "no", "unknown"] }, details: { type: "string", maxLength: 500 }, follow: { type: "boolean" }, language: { $ref: "apex.Language" }, idempotencyKey: { $ref: "apex.IdempotencyKey" } } };
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.problem === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "problem" }, message: "must have required property 'problem'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.neighbors === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "neighbors" }, message: "must have required property 'neighbors'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.follow === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "follow" }, message: "must have required property 'follow'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "problem" || key0 === "neighbors" || key0 === "details" || key0 === "follow" || key0 === "language" || key0 === "idempotencyKey")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.problem !== void 0) {
      let data1 = data.problem;
      if (typeof data1 != "string") {
        let err7 = { instancePath: instancePath + "/problem", schemaPath: "#/properties/problem/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data1 === "allOut" || data1 === "partOut" || data1 === "flickering" || data1 === "wireDown")) {
        let err8 = { instancePath: instancePath + "/problem", schemaPath: "#/properties/problem/enum", keyword: "enum", params: { allowedValues: schema156.properties.problem.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.neighbors !== void 0) {
      let data2 = data.neighbors;
      if (typeof data2 != "string") {
        let err9 = { instancePath: instancePath + "/neighbors", schemaPath: "#/properties/neighbors/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data2 === "yes" || data2 === "no" || data2 === "unknown")) {
        let err10 = { instancePath: instancePath + "/neighbors", schemaPath: "#/properties/neighbors/enum", keyword: "enum", params: { allowedValues: schema156.properties.neighbors.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.details !== void 0) {
      let data3 = data.details;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 500) {
          let err11 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/details", schemaPath: "#/properties/details/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.follow !== void 0 && typeof data.follow != "boolean") {
      let err13 = { instancePath: instancePath + "/follow", schemaPath: "#/properties/follow/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate156.errors = vErrors, errors === 0;
}
var requestCall_request = validate157;
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.topic === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "topic" }, message: "must have required property 'topic'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.slotId === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "slotId" }, message: "must have required property 'slotId'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.phone === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "phone" }, message: "must have required property 'phone'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "topic" || key0 === "language" || key0 === "slotId" || key0 === "phone" || key0 === "note" || key0 === "idempotencyKey")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.topic !== void 0 && (validate32(data.topic, { instancePath: instancePath + "/topic", parentData: data, parentDataProperty: "topic", rootData }) || (vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors), errors = vErrors.length)), data.language !== void 0 && (validate33(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors), errors = vErrors.length)), data.slotId !== void 0 && (validate90(data.slotId, { instancePath: instancePath + "/slotId", parentData: data, parentDataProperty: "slotId", rootData }) || (vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors), errors = vErrors.length)), data.phone !== void 0) {
      let data3 = data.phone;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 30) {
          let err6 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/maxLength", keyword: "maxLength", params: { limit: 30 }, message: "must NOT have more than 30 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (ucs2length(data3) < 7) {
          let err7 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/minLength", keyword: "minLength", params: { limit: 7 }, message: "must NOT have fewer than 7 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.note !== void 0) {
      let data4 = data.note;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 500) {
          let err9 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/maxLength", keyword: "maxLength", params: { limit: 500 }, message: "must NOT have more than 500 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/note", schemaPath: "#/properties/note/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate157.errors = vErrors, errors === 0;
}
var requestEmailChange_request = validate158;
function validate158(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.newEmail === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "newEmail" }, message: "must have required property 'newEmail'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.confirmEmail === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmEmail" }, message: "must have required property 'confirmEmail'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.currentPassword === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "currentPassword" }, message: "must have required property 'currentPassword'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.language === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "newEmail" || key0 === "confirmEmail" || key0 === "currentPassword" || key0 === "language")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.newEmail !== void 0 && (validate48(data.newEmail, { instancePath: instancePath + "/newEmail", parentData: data, parentDataProperty: "newEmail", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length)), data.confirmEmail !== void 0 && (validate48(data.confirmEmail, { instancePath: instancePath + "/confirmEmail", parentData: data, parentDataProperty: "confirmEmail", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length)), data.currentPassword !== void 0) {
      let data2 = data.currentPassword;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 128) {
          let err5 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data2.length < 1) {
          let err6 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/currentPassword", schemaPath: "#/properties/currentPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate158.errors = vErrors, errors === 0;
}
var apex_LinkSent = validate159, schema159 = { type: "object", required: ["status", "expiresInHours"], additionalProperties: !0, properties: { status: { type: "string", enum: ["sent"] }, expiresInHours: { type: "integer", minimum: 0 } } };
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.status === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "status" }, message: "must have required property 'status'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.expiresInHours === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresInHours" }, message: "must have required property 'expiresInHours'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.status !== void 0) {
      let data0 = data.status;
      if (typeof data0 != "string") {
        let err2 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (data0 !== "sent") {
        let err3 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema159.properties.status.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.expiresInHours !== void 0) {
      let data1 = data.expiresInHours;
      if (!Number.isInteger(data1)) {
        let err4 = { instancePath: instancePath + "/expiresInHours", schemaPath: "#/properties/expiresInHours/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Number.isFinite(data1) && data1 < 0) {
        let err5 = { instancePath: instancePath + "/expiresInHours", schemaPath: "#/properties/expiresInHours/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate159.errors = vErrors, errors === 0;
}
var requestMoveOut_request = validate160, schema160 = { type: "object", required: ["accountNumber", "endsOn", "street", "city", "state", "zip", "finalBillBy", "idempotencyKey"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, endsOn: { type: "string", format: "date" }, street: { type: "string", minLength: 1, maxLength: 120 }, city: { type: "string", minLength: 1, maxLength: 60 }, state: { type: "string", minLength: 1, maxLength: 40 }, zip: { type: "string", pattern: "^[0-9]{5}$" }, finalBillBy: { type: "string", enum: ["email", "mail"] }, idempotencyKey: { $ref: "apex.IdempotencyKey" } } };
function validate160(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.endsOn === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endsOn" }, message: "must have required property 'endsOn'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.street === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "street" }, message: "must have required property 'street'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.city === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "city" }, message: "must have required property 'city'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.state === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.zip === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "zip" }, message: "must have required property 'zip'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.finalBillBy === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "finalBillBy" }, message: "must have required property 'finalBillBy'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "endsOn" || key0 === "street" || key0 === "city" || key0 === "state" || key0 === "zip" || key0 === "finalBillBy" || key0 === "idempotencyKey")) {
        let err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.endsOn !== void 0) {
      let data1 = data.endsOn;
      if (typeof data1 == "string") {
        if (!formats2.test(data1)) {
          let err9 = { instancePath: instancePath + "/endsOn", schemaPath: "#/properties/endsOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/endsOn", schemaPath: "#/properties/endsOn/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.street !== void 0) {
      let data2 = data.street;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 120) {
          let err11 = { instancePath: instancePath + "/street", schemaPath: "#/properties/street/maxLength", keyword: "maxLength", params: { limit: 120 }, message: "must NOT have more than 120 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (data2.length < 1) {
          let err12 = { instancePath: instancePath + "/street", schemaPath: "#/properties/street/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/street", schemaPath: "#/properties/street/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.city !== void 0) {
      let data3 = data.city;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 60) {
          let err14 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        if (data3.length < 1) {
          let err15 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.state !== void 0) {
      let data4 = data.state;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 40) {
          let err17 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (data4.length < 1) {
          let err18 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.zip !== void 0) {
      let data5 = data.zip;
      if (typeof data5 == "string") {
        if (!pattern8.test(data5)) {
          let err20 = { instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/pattern", keyword: "pattern", params: { pattern: "^[0-9]{5}$" }, message: 'must match pattern "^[0-9]{5}$"' };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/zip", schemaPath: "#/properties/zip/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.finalBillBy !== void 0) {
      let data6 = data.finalBillBy;
      if (typeof data6 != "string") {
        let err22 = { instancePath: instancePath + "/finalBillBy", schemaPath: "#/properties/finalBillBy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (!(data6 === "email" || data6 === "mail")) {
        let err23 = { instancePath: instancePath + "/finalBillBy", schemaPath: "#/properties/finalBillBy/enum", keyword: "enum", params: { allowedValues: schema160.properties.finalBillBy.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
  }
  return validate160.errors = vErrors, errors === 0;
}
var requestPasswordReset_request = validate161;
function validate161(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "email" }, message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "email" || key0 === "language")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.email !== void 0 && (validate48(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData }) || (vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors), errors = vErrors.length)), data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate161.errors = vErrors, errors === 0;
}
var saveDraft_request = validate162;
function validate162(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.screen === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "screen" }, message: "must have required property 'screen'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.content === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "screen" || key0 === "about" || key0 === "content")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.screen !== void 0 && (validate52(data.screen, { instancePath: instancePath + "/screen", parentData: data, parentDataProperty: "screen", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data.about !== void 0 && (validate53(data.about, { instancePath: instancePath + "/about", parentData: data, parentDataProperty: "about", rootData }) || (vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors), errors = vErrors.length)), data.content !== void 0) {
      let data2 = data.content;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 5e4) {
          let err3 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/maxLength", keyword: "maxLength", params: { limit: 5e4 }, message: "must NOT have more than 50000 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (ucs2length(data2) < 2) {
          let err4 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/minLength", keyword: "minLength", params: { limit: 2 }, message: "must NOT have fewer than 2 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate162.errors = vErrors, errors === 0;
}
var apex_DraftReceipt = validate163;
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.screen === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "screen" }, message: "must have required property 'screen'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.savedAt === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "savedAt" }, message: "must have required property 'savedAt'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.expiresAt === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.screen !== void 0 && (validate52(data.screen, { instancePath: instancePath + "/screen", parentData: data, parentDataProperty: "screen", rootData }) || (vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors), errors = vErrors.length)), data.savedAt !== void 0) {
      let data1 = data.savedAt;
      if (typeof data1 == "string") {
        if (!formats0.test(data1)) {
          let err3 = { instancePath: instancePath + "/savedAt", schemaPath: "#/properties/savedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/savedAt", schemaPath: "#/properties/savedAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.expiresAt !== void 0) {
      let data2 = data.expiresAt;
      if (typeof data2 == "string") {
        if (!formats0.test(data2)) {
          let err5 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate163.errors = vErrors, errors === 0;
}
var sendMessage_request = validate164;
function validate164(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.subject === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.description === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.language === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "subject" || key0 === "description" || key0 === "comments" || key0 === "fileIds" || key0 === "accountNumber" || key0 === "idempotencyKey" || key0 === "language")) {
        let err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    if (data.subject !== void 0) {
      let data0 = data.subject;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 255) {
          let err5 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data0.length < 1) {
          let err6 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.description !== void 0) {
      let data1 = data.description;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 4e3) {
          let err8 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data1.length < 1) {
          let err9 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.comments !== void 0) {
      let data2 = data.comments;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 4e3) {
          let err11 = { instancePath: instancePath + "/comments", schemaPath: "#/properties/comments/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/comments", schemaPath: "#/properties/comments/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.fileIds !== void 0) {
      let data3 = data.fileIds;
      if (Array.isArray(data3)) {
        if (data3.length > 5) {
          let err13 = { instancePath: instancePath + "/fileIds", schemaPath: "#/properties/fileIds/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          if (typeof data4 == "string") {
            if (ucs2length(data4) > 64) {
              let err14 = { instancePath: instancePath + "/fileIds/" + i0, schemaPath: "#/properties/fileIds/items/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
            if (data4.length < 1) {
              let err15 = { instancePath: instancePath + "/fileIds/" + i0, schemaPath: "#/properties/fileIds/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          } else {
            let err16 = { instancePath: instancePath + "/fileIds/" + i0, schemaPath: "#/properties/fileIds/items/type", keyword: "type", params: { type: "string" }, message: "must be string" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
        let i1 = data3.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data3[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0];
                let err17 = { instancePath: instancePath + "/fileIds", schemaPath: "#/properties/fileIds/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/fileIds", schemaPath: "#/properties/fileIds/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate164.errors = vErrors, errors === 0;
}
var sendRegistrationCode_request = validate165, schema165 = { type: "object", required: ["registrationId", "channel", "language"], additionalProperties: !1, properties: { registrationId: { type: "string", minLength: 8, maxLength: 64 }, channel: { type: "string", enum: ["email", "sms"] }, language: { $ref: "apex.Language" } } };
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.registrationId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registrationId" }, message: "must have required property 'registrationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.channel === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "channel" }, message: "must have required property 'channel'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.language === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "registrationId" || key0 === "channel" || key0 === "language")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.registrationId !== void 0) {
      let data0 = data.registrationId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 64) {
          let err4 = { instancePath: instancePath + "/registrationId", schemaPath: "#/properties/registrationId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (ucs2length(data0) < 8) {
          let err5 = { instancePath: instancePath + "/registrationId", schemaPath: "#/properties/registrationId/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/registrationId", schemaPath: "#/properties/registrationId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.channel !== void 0) {
      let data1 = data.channel;
      if (typeof data1 != "string") {
        let err7 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data1 === "email" || data1 === "sms")) {
        let err8 = { instancePath: instancePath + "/channel", schemaPath: "#/properties/channel/enum", keyword: "enum", params: { allowedValues: schema165.properties.channel.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate165.errors = vErrors, errors === 0;
}
var setAuthorizedUsers_request = validate166;
var schema167 = { type: "object", required: ["firstName", "lastName", "email", "relationship"], additionalProperties: !1, properties: { firstName: { type: "string", minLength: 1, maxLength: 40 }, lastName: { type: "string", minLength: 1, maxLength: 80 }, email: { type: "string", minLength: 1, maxLength: 80 }, mobilePhone: { type: "string", minLength: 1, maxLength: 30 }, relationship: { type: "string", enum: ["family", "roommate", "landlord", "caregiver", "other"] } } };
function validate167(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err18 = { instancePath: instancePath + "/relationship", schemaPath: "#/properties/relationship/enum", keyword: "enum", params: { allowedValues: schema167.properties.relationship.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate167.errors = vErrors, errors === 0;
}
function validate166(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "users")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.users !== void 0) {
      let data1 = data.users;
      if (Array.isArray(data1)) {
        if (data1.length > 5) {
          let err3 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate167(data1[i0], { instancePath: instancePath + "/users/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate167.errors : vErrors.concat(validate167.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/users", schemaPath: "#/properties/users/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate166.errors = vErrors, errors === 0;
}
var setNewPassword_request = validate168;
function validate168(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "token" }, message: "must have required property 'token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.newPassword === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "newPassword" }, message: "must have required property 'newPassword'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.confirmPassword === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmPassword" }, message: "must have required property 'confirmPassword'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "token" || key0 === "newPassword" || key0 === "confirmPassword")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.token !== void 0 && (validate45(data.token, { instancePath: instancePath + "/token", parentData: data, parentDataProperty: "token", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.newPassword !== void 0) {
      let data1 = data.newPassword;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 128) {
          let err4 = { instancePath: instancePath + "/newPassword", schemaPath: "#/properties/newPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.length < 1) {
          let err5 = { instancePath: instancePath + "/newPassword", schemaPath: "#/properties/newPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      } else {
        let err6 = { instancePath: instancePath + "/newPassword", schemaPath: "#/properties/newPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.confirmPassword !== void 0) {
      let data2 = data.confirmPassword;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 128) {
          let err7 = { instancePath: instancePath + "/confirmPassword", schemaPath: "#/properties/confirmPassword/maxLength", keyword: "maxLength", params: { limit: 128 }, message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2.length < 1) {
          let err8 = { instancePath: instancePath + "/confirmPassword", schemaPath: "#/properties/confirmPassword/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/confirmPassword", schemaPath: "#/properties/confirmPassword/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate168.errors = vErrors, errors === 0;
}
var setPaperless_request = validate169;
function validate169(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.enabled !== void 0 && typeof data.enabled != "boolean") {
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
  return validate169.errors = vErrors, errors === 0;
}
var setUpBudgetBilling_request = validate170;
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.monthlyCents === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "monthlyCents" }, message: "must have required property 'monthlyCents'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.agreed === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agreed" }, message: "must have required property 'agreed'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.language === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "monthlyCents" || key0 === "agreed" || key0 === "language" || key0 === "idempotencyKey")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.monthlyCents !== void 0) {
      let data1 = data.monthlyCents;
      if (!Number.isInteger(data1)) {
        let err6 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (Number.isFinite(data1) && data1 < 100) {
        let err7 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 100 }, message: "must be >= 100" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.agreed !== void 0) {
      let data2 = data.agreed;
      if (typeof data2 != "boolean") {
        let err8 = { instancePath: instancePath + "/agreed", schemaPath: "#/properties/agreed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (data2 !== !0) {
        let err9 = { instancePath: instancePath + "/agreed", schemaPath: "#/properties/agreed/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate170.errors = vErrors, errors === 0;
}
var setUpPaymentExtension_request = validate171, schema171 = { type: "object", required: ["accountNumber", "choice", "balanceCents", "agreed", "language", "idempotencyKey"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, choice: { type: "string", enum: ["later", "two", "three"] }, balanceCents: { type: "integer", minimum: 0 }, agreed: { type: "boolean", const: !0 }, language: { $ref: "apex.Language" }, idempotencyKey: { $ref: "apex.IdempotencyKey" } } };
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.choice === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "choice" }, message: "must have required property 'choice'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.balanceCents === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "balanceCents" }, message: "must have required property 'balanceCents'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.agreed === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "agreed" }, message: "must have required property 'agreed'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "choice" || key0 === "balanceCents" || key0 === "agreed" || key0 === "language" || key0 === "idempotencyKey")) {
        let err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.choice !== void 0) {
      let data1 = data.choice;
      if (typeof data1 != "string") {
        let err7 = { instancePath: instancePath + "/choice", schemaPath: "#/properties/choice/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (!(data1 === "later" || data1 === "two" || data1 === "three")) {
        let err8 = { instancePath: instancePath + "/choice", schemaPath: "#/properties/choice/enum", keyword: "enum", params: { allowedValues: schema171.properties.choice.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.balanceCents !== void 0) {
      let data2 = data.balanceCents;
      if (!Number.isInteger(data2)) {
        let err9 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (Number.isFinite(data2) && data2 < 0) {
        let err10 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.agreed !== void 0) {
      let data3 = data.agreed;
      if (typeof data3 != "boolean") {
        let err11 = { instancePath: instancePath + "/agreed", schemaPath: "#/properties/agreed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (data3 !== !0) {
        let err12 = { instancePath: instancePath + "/agreed", schemaPath: "#/properties/agreed/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate171.errors = vErrors, errors === 0;
}
var setUsageAlerts_request = validate172;
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.spikes === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "spikes" }, message: "must have required property 'spikes'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.language === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "goalKwh" || key0 === "amountCents" || key0 === "spikes" || key0 === "channels" || key0 === "language")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.goalKwh !== void 0) {
      let data1 = data.goalKwh;
      if (!Number.isInteger(data1)) {
        let err4 = { instancePath: instancePath + "/goalKwh", schemaPath: "#/properties/goalKwh/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Number.isFinite(data1)) {
        if (data1 > 5e4) {
          let err5 = { instancePath: instancePath + "/goalKwh", schemaPath: "#/properties/goalKwh/maximum", keyword: "maximum", params: { comparison: "<=", limit: 5e4 }, message: "must be <= 50000" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (data1 < 10) {
          let err6 = { instancePath: instancePath + "/goalKwh", schemaPath: "#/properties/goalKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 10 }, message: "must be >= 10" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      }
    }
    if (data.amountCents !== void 0) {
      let data2 = data.amountCents;
      if (!Number.isInteger(data2)) {
        let err7 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Number.isFinite(data2)) {
        if (data2 > 1e6) {
          let err8 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2 < 500) {
          let err9 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 500 }, message: "must be >= 500" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
    if (data.spikes !== void 0 && typeof data.spikes != "boolean") {
      let err10 = { instancePath: instancePath + "/spikes", schemaPath: "#/properties/spikes/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.channels !== void 0) {
      let data4 = data.channels;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate131(data4[i0], { instancePath: instancePath + "/channels/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors), errors = vErrors.length);
        let i1 = data4.length, j0;
        if (i1 > 1) {
          outer0: for (; i1--; )
            for (j0 = i1; j0--; )
              if (equal(data4[i1], data4[j0])) {
                let err11 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/uniqueItems", keyword: "uniqueItems", params: { i: i1, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" };
                vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
                break outer0;
              }
        }
      } else {
        let err12 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate172.errors = vErrors, errors === 0;
}
var startHostedFields_request = validate173, schema173 = { type: "object", required: ["purpose", "method", "language"], additionalProperties: !1, properties: { purpose: { type: "string", enum: ["deposit", "autopay"] }, method: { type: "string", enum: ["card", "bank"] }, linkToken: { $ref: "apex.LinkToken" }, language: { $ref: "apex.Language" } } };
function validate173(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.purpose === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "purpose" }, message: "must have required property 'purpose'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.method === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "method" }, message: "must have required property 'method'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.language === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "purpose" || key0 === "method" || key0 === "linkToken" || key0 === "language")) {
        let err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.purpose !== void 0) {
      let data0 = data.purpose;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/purpose", schemaPath: "#/properties/purpose/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "deposit" || data0 === "autopay")) {
        let err5 = { instancePath: instancePath + "/purpose", schemaPath: "#/properties/purpose/enum", keyword: "enum", params: { allowedValues: schema173.properties.purpose.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.method !== void 0) {
      let data1 = data.method;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "card" || data1 === "bank")) {
        let err7 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema173.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.linkToken !== void 0 && (validate45(data.linkToken, { instancePath: instancePath + "/linkToken", parentData: data, parentDataProperty: "linkToken", rootData }) || (vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors), errors = vErrors.length)), data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate173.errors = vErrors, errors === 0;
}
var apex_HostedFields = validate174;
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.frameAddress === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "frameAddress" }, message: "must have required property 'frameAddress'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.frameOrigin === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "frameOrigin" }, message: "must have required property 'frameOrigin'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.fieldsId === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fieldsId" }, message: "must have required property 'fieldsId'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.expiresAt === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expiresAt" }, message: "must have required property 'expiresAt'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.frameAddress !== void 0) {
      let data0 = data.frameAddress;
      if (typeof data0 == "string") {
        if (!formats4.test(data0)) {
          let err4 = { instancePath: instancePath + "/frameAddress", schemaPath: "#/properties/frameAddress/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/frameAddress", schemaPath: "#/properties/frameAddress/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.frameOrigin !== void 0) {
      let data1 = data.frameOrigin;
      if (typeof data1 == "string") {
        if (!formats4.test(data1)) {
          let err6 = { instancePath: instancePath + "/frameOrigin", schemaPath: "#/properties/frameOrigin/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/frameOrigin", schemaPath: "#/properties/frameOrigin/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.fieldsId !== void 0 && typeof data.fieldsId != "string") {
      let err8 = { instancePath: instancePath + "/fieldsId", schemaPath: "#/properties/fieldsId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.expiresAt !== void 0) {
      let data3 = data.expiresAt;
      if (typeof data3 == "string") {
        if (!formats0.test(data3)) {
          let err9 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate174.errors = vErrors, errors === 0;
}
var startIdentityVerification_request = validate175;
function validate175(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "orderId" || key0 === "language")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate175.errors = vErrors, errors === 0;
}
var startSmsAlerts_request = validate176, schema176 = { type: "object", required: ["accountNumber", "mobilePhone", "alerts", "consent", "consentVersion", "language"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, mobilePhone: { type: "string", minLength: 1, maxLength: 30 }, alerts: { type: "array", items: { type: "string", enum: ["billReady", "paymentDue", "paymentReceived", "enrollment", "documents"] }, minItems: 1, uniqueItems: !0 }, consent: { type: "boolean", const: !0 }, consentVersion: { type: "string", minLength: 1, maxLength: 40 }, language: { $ref: "apex.Language" } } };
function validate176(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.mobilePhone !== void 0) {
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
            let err12 = { instancePath: instancePath + "/alerts/" + i0, schemaPath: "#/properties/alerts/items/enum", keyword: "enum", params: { allowedValues: schema176.properties.alerts.items.enum }, message: "must be equal to one of the allowed values" };
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
  return validate176.errors = vErrors, errors === 0;
}
var stopBudgetBilling_request = validate177;
function validate177(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.language === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "accountNumber" || key0 === "language")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate177.errors = vErrors, errors === 0;
}
var submitDocuments_request = validate178, schema178 = { type: "object", required: ["orderId"], additionalProperties: !1, properties: { orderId: { $ref: "apex.RecordId" }, balanceSettled: { type: ["boolean", "null"] }, switchHoldRemoved: { type: ["boolean", "null"] } } };
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "orderId" || key0 === "balanceSettled" || key0 === "switchHoldRemoved")) {
        let err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.orderId !== void 0 && (validate13(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.balanceSettled !== void 0) {
      let data1 = data.balanceSettled;
      if (typeof data1 != "boolean" && data1 !== null) {
        let err2 = { instancePath: instancePath + "/balanceSettled", schemaPath: "#/properties/balanceSettled/type", keyword: "type", params: { type: schema178.properties.balanceSettled.type }, message: "must be boolean,null" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.switchHoldRemoved !== void 0) {
      let data2 = data.switchHoldRemoved;
      if (typeof data2 != "boolean" && data2 !== null) {
        let err3 = { instancePath: instancePath + "/switchHoldRemoved", schemaPath: "#/properties/switchHoldRemoved/type", keyword: "type", params: { type: schema178.properties.switchHoldRemoved.type }, message: "must be boolean,null" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate178.errors = vErrors, errors === 0;
}
var submitServiceRequest_request = validate179;
function validate179(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.caseType === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "caseType" }, message: "must have required property 'caseType'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.subject === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.description === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "description" }, message: "must have required property 'description'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.idempotencyKey === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "idempotencyKey" }, message: "must have required property 'idempotencyKey'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.language === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "language" }, message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "caseType" || key0 === "subject" || key0 === "description" || key0 === "accountNumber" || key0 === "idempotencyKey" || key0 === "language")) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.caseType !== void 0) {
      let data0 = data.caseType;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 80) {
          let err6 = { instancePath: instancePath + "/caseType", schemaPath: "#/properties/caseType/maxLength", keyword: "maxLength", params: { limit: 80 }, message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0.length < 1) {
          let err7 = { instancePath: instancePath + "/caseType", schemaPath: "#/properties/caseType/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      } else {
        let err8 = { instancePath: instancePath + "/caseType", schemaPath: "#/properties/caseType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.subject !== void 0) {
      let data1 = data.subject;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 255) {
          let err9 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/maxLength", keyword: "maxLength", params: { limit: 255 }, message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1.length < 1) {
          let err10 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 4e3) {
          let err12 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/maxLength", keyword: "maxLength", params: { limit: 4e3 }, message: "must NOT have more than 4000 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (data2.length < 1) {
          let err13 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    data.accountNumber !== void 0 && (validate6(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate8(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length)), data.language !== void 0 && (validate11(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length));
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate179.errors = vErrors, errors === 0;
}
var verifyRegistration_request = validate180;
var pattern16 = /* @__PURE__ */ new RegExp("^[0-9]{6}$", "u");
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.registrationId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "registrationId" }, message: "must have required property 'registrationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.code === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "registrationId" || key0 === "code")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.registrationId !== void 0) {
      let data0 = data.registrationId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 64) {
          let err3 = { instancePath: instancePath + "/registrationId", schemaPath: "#/properties/registrationId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (ucs2length(data0) < 8) {
          let err4 = { instancePath: instancePath + "/registrationId", schemaPath: "#/properties/registrationId/minLength", keyword: "minLength", params: { limit: 8 }, message: "must NOT have fewer than 8 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/registrationId", schemaPath: "#/properties/registrationId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 == "string") {
        if (!pattern16.test(data1)) {
          let err6 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[0-9]{6}$" }, message: 'must match pattern "^[0-9]{6}$"' };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate180.errors = vErrors, errors === 0;
}
var confirmEmailChange_request = checkPasswordResetLink_request, confirmRegistration_request = checkPasswordResetLink_request, logInWithPasskey_request = addPasskey_request, postponeIdentityVerification_request = cancelIdentityVerification_request, resendIdentityCode_request = cancelIdentityVerification_request, resendSmsConfirmation_request = cancelAutopay_request, setUpAutopay_request = changeAutopay_request, stopSmsAlerts_request = cancelAutopay_request, switchAccount_request = cancelAutopay_request, validators = {
  addPasskey: { request: addPasskey_request, responses: { 200: apex_Passkey, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  addPaymentMethod: { request: addPaymentMethod_request, responses: { 200: apex_PaymentMethod, 400: apex_ApexErrors, 401: apex_ApexErrors, 402: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  answerIdentityVerification: { request: answerIdentityVerification_request, responses: { 200: apex_IdentityVerification, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  answerOutstandingBalance: { request: answerOutstandingBalance_request, responses: { 200: apex_RequiredDocuments, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  answerSwitchHold: { request: answerSwitchHold_request, responses: { 200: apex_RequiredDocuments, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  beginPasskey: { request: beginPasskey_request, responses: { 200: apex_PasskeyChallenge, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  beginPasskeyLogIn: { responses: { 200: apex_PasskeyChallenge, 400: apex_ApexErrors, 500: apex_ApexErrors } },
  bookVisit: { request: bookVisit_request, responses: { 200: apex_Visit, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  cancelAutopay: { request: cancelAutopay_request, responses: { 200: apex_Autopay, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  cancelCall: { request: cancelCall_request, responses: { 200: apex_CallBack, 400: apex_ApexErrors, 401: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  cancelIdentityVerification: { request: cancelIdentityVerification_request, responses: { 200: apex_IdentityVerification, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  cancelVisit: { request: cancelVisit_request, responses: { 200: apex_Visit, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  changeAutopay: { request: changeAutopay_request, responses: { 200: apex_Autopay, 400: apex_ApexErrors, 401: apex_ApexErrors, 402: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  changePassword: { request: changePassword_request, responses: { 200: apex_PasswordChanged, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  changePlan: { request: changePlan_request, responses: { 200: apex_EnrollmentReceipt, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  checkEmailAddress: { request: checkEmailAddress_request, responses: { 200: apex_EmailCheck, 400: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  checkPasswordResetLink: { request: checkPasswordResetLink_request, responses: { 200: apex_PasswordResetLink, 400: apex_ApexErrors, 404: apex_ApexErrors, 410: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  completeRegistration: { request: completeRegistration_request, responses: { 200: apex_Registration, 400: apex_ApexErrors, 403: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  confirmEmailChange: { request: confirmEmailChange_request, responses: { 200: apex_EmailConfirmed, 400: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 410: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  confirmRegistration: { request: confirmRegistration_request, responses: { 200: apex_Registration, 400: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 410: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  deleteDraft: { request: deleteDraft_request, responses: { 200: apex_DraftDeletion, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  enrollInPlan: { request: enrollInPlan_request, responses: { 200: apex_EnrollmentReceipt, 400: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  extendSession: { responses: { 200: apex_Session, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  findAddresses: { request: findAddresses_request, responses: { 200: apex_AddressSuggestions, 400: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  findDeposit: { request: findDeposit_request, responses: { 200: apex_Deposit, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  findMyEnrollment: { request: findMyEnrollment_request, responses: { 200: apex_Registration, 400: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  followOutage: { request: followOutage_request, responses: { 200: apex_AddressOutage, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAccountSummary: { responses: { 200: apex_AccountSummary, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAccounts: { responses: { 200: apex_AccountChoices, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAddressOutage: { responses: { 200: apex_AddressOutage, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAuthorizedUsers: { responses: { 200: apex_AuthorizedUsers, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAutopay: { responses: { 200: apex_Autopay, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAutopayAuthorization: { responses: { 200: apex_AutopayAuthorization, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAutopayTerms: { responses: { 200: apex_AutopayTerms, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBill: { responses: { 200: apex_Bill, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBillPayment: { responses: { 200: apex_BillPayment, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBillPaymentStatus: { responses: { 200: apex_BillPayment, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBillPayments: { responses: { 200: apex_BillPayments, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBills: { responses: { 200: apex_Bills, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBrandCustomerServiceInfo: { responses: { 200: apex_BrandCustomerServiceInfo, 400: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors } },
  getBudgetBilling: { responses: { 200: apex_BudgetBilling, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBudgetBillingTerms: { responses: { 200: apex_BudgetBillingTerms, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getCallBack: { responses: { 200: apex_CallBack, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getCallTimes: { responses: { 200: apex_CallTimes, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getCommunicationPreferences: { responses: { 200: apex_CommunicationPreferences, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getCurrentSession: { responses: { 200: apex_Session, 400: apex_ApexErrors, 500: apex_ApexErrors } },
  getDocumentTypes: { responses: { 200: apex_DocumentTypes, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getDraft: { responses: { 200: apex_Draft, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getEmailStatus: { responses: { 200: apex_EmailStatus, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getEnrollmentStatus: { responses: { 200: apex_EnrollmentStatus, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getExtensionTerms: { responses: { 200: apex_ExtensionTerms, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getHelpArticle: { responses: { 200: apex_HelpArticle, 400: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getHelpArticles: { responses: { 200: apex_HelpArticles, 400: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getIdentityVerification: { responses: { 200: apex_IdentityVerification, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getLobby: { responses: { 200: apex_Lobby, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getMessageAttachments: { responses: { 200: apex_MessageAttachments, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getMoveOut: { responses: { 200: apex_MoveOut, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getOutages: { responses: { 200: apex_OutageMap, 400: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPasskeys: { responses: { 200: apex_Passkeys, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPaymentExtension: { responses: { 200: apex_PaymentExtension, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPaymentMethods: { responses: { 200: apex_PaymentMethods, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPaymentStatus: { request: getPaymentStatus_request, responses: { 200: apex_Payment, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPlan: { responses: { 200: apex_PlanOffer, 400: apex_ApexErrors, 404: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPlanChange: { responses: { 200: apex_PlanChange, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPlanYear: { responses: { 200: apex_PlanYear, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPlans: { responses: { 200: apex_PlanOffers, 400: apex_ApexErrors, 404: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getReferrals: { responses: { 200: apex_Referrals, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getRequestTypes: { responses: { 200: apex_RequestTypes, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getRequiredDocuments: { responses: { 200: apex_RequiredDocuments, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUsageAlerts: { responses: { 200: apex_UsageAlerts, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUsageComparison: { responses: { 200: apex_UsageComparison, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUsageForecast: { responses: { 200: apex_UsageForecast, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUsageHistory: { responses: { 200: apex_UsageHistory, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUsageIntervals: { responses: { 200: apex_UsageIntervals, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUserAccountInformation: { responses: { 200: apex_UserAccountInformation, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors } },
  getUtilityInfo: { responses: { 200: apex_UtilityInfo, 400: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors } },
  getVisit: { responses: { 200: apex_Visit, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getVisitSlots: { responses: { 200: apex_VisitSlots, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  logIn: { request: logIn_request, responses: { 200: apex_Session, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors } },
  logInWithPasskey: { request: logInWithPasskey_request, responses: { 200: apex_Session, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 500: apex_ApexErrors } },
  logOut: { responses: { 200: apex_Session, 400: apex_ApexErrors, 500: apex_ApexErrors } },
  payBill: { request: payBill_request, responses: { 200: apex_BillPayment, 202: apex_BillPayment, 400: apex_ApexErrors, 401: apex_ApexErrors, 402: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  payDeposit: { request: payDeposit_request, responses: { 200: apex_Payment, 202: apex_Payment, 400: apex_ApexErrors, 401: apex_ApexErrors, 402: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  postponeIdentityVerification: { request: postponeIdentityVerification_request, responses: { 200: apex_IdentityVerification, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  registerDocument: { request: registerDocument_request, responses: { 200: apex_UploadedDocument, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 413: apex_ApexErrors, 415: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  removeDocument: { request: removeDocument_request, responses: { 200: apex_RequiredDocuments, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  removePasskey: { request: removePasskey_request, responses: { 200: apex_Passkeys, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  removePaymentMethod: { request: removePaymentMethod_request, responses: { 200: apex_PaymentMethods, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  replyToMessage: { request: replyToMessage_request, responses: { 200: apex_CaseReceipt, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 413: apex_ApexErrors, 415: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  reportOutage: { request: reportOutage_request, responses: { 200: apex_AddressOutage, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  requestCall: { request: requestCall_request, responses: { 200: apex_CallBack, 400: apex_ApexErrors, 401: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  requestEmailChange: { request: requestEmailChange_request, responses: { 200: apex_LinkSent, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  requestMoveOut: { request: requestMoveOut_request, responses: { 200: apex_MoveOut, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  requestPasswordReset: { request: requestPasswordReset_request, responses: { 200: apex_LinkSent, 400: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  resendIdentityCode: { request: resendIdentityCode_request, responses: { 200: apex_IdentityVerification, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  resendSmsConfirmation: { request: resendSmsConfirmation_request, responses: { 200: apex_CommunicationPreferences, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  saveDraft: { request: saveDraft_request, responses: { 200: apex_DraftReceipt, 400: apex_ApexErrors, 401: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  sendMessage: { request: sendMessage_request, responses: { 200: apex_CaseReceipt, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 413: apex_ApexErrors, 415: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  sendRegistrationCode: { request: sendRegistrationCode_request, responses: { 200: apex_Registration, 400: apex_ApexErrors, 403: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setAuthorizedUsers: { request: setAuthorizedUsers_request, responses: { 200: apex_AuthorizedUsers, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setNewPassword: { request: setNewPassword_request, responses: { 200: apex_PasswordChanged, 400: apex_ApexErrors, 404: apex_ApexErrors, 410: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setPaperless: { request: setPaperless_request, responses: { 200: apex_CommunicationPreferences, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setUpAutopay: { request: setUpAutopay_request, responses: { 200: apex_Autopay, 400: apex_ApexErrors, 401: apex_ApexErrors, 402: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setUpBudgetBilling: { request: setUpBudgetBilling_request, responses: { 200: apex_BudgetBilling, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setUpPaymentExtension: { request: setUpPaymentExtension_request, responses: { 200: apex_PaymentExtension, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setUsageAlerts: { request: setUsageAlerts_request, responses: { 200: apex_UsageAlerts, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  startHostedFields: { request: startHostedFields_request, responses: { 200: apex_HostedFields, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  startIdentityVerification: { request: startIdentityVerification_request, responses: { 200: apex_IdentityVerification, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  startSmsAlerts: { request: startSmsAlerts_request, responses: { 200: apex_CommunicationPreferences, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  stopBudgetBilling: { request: stopBudgetBilling_request, responses: { 200: apex_BudgetBilling, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  stopSmsAlerts: { request: stopSmsAlerts_request, responses: { 200: apex_CommunicationPreferences, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  submitDocuments: { request: submitDocuments_request, responses: { 200: apex_RequiredDocuments, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  submitServiceRequest: { request: submitServiceRequest_request, responses: { 200: apex_CaseReceipt, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  switchAccount: { request: switchAccount_request, responses: { 200: apex_Session, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  verifyRegistration: { request: verifyRegistration_request, responses: { 200: apex_Registration, 400: apex_ApexErrors, 403: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } }
};
export {
  validators
};
