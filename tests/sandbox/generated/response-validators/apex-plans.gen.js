// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var changePlan_request = validate0;
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
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
  return validate2.errors = vErrors, errors === 0;
}
var schema3 = { type: "string", enum: ["en", "es"] };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema3.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var formats1 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.planId !== void 0) {
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
        if (!formats1.test(data2)) {
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
    data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var apex_EnrollmentReceipt = validate4, schema4 = { type: "object", required: ["orderId", "confirmationNumber", "stage", "requestedStartDate", "depositAmountCents", "nextSteps"], additionalProperties: !0, properties: { orderId: { $ref: "apex.RecordId" }, confirmationNumber: { type: "string" }, stage: { type: "string", enum: ["submission", "processing", "complete"] }, requestedStartDate: { type: "string", format: "date" }, depositAmountCents: { type: ["integer", "null"], minimum: 0 }, nextSteps: { type: "array", items: { type: "string" } } } };
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern1.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$" }, message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.orderId !== void 0 && (validate5(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length)), data.confirmationNumber !== void 0 && typeof data.confirmationNumber != "string") {
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
        let err8 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema4.properties.stage.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.requestedStartDate !== void 0) {
      let data3 = data.requestedStartDate;
      if (typeof data3 == "string") {
        if (!formats1.test(data3)) {
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
        let err11 = { instancePath: instancePath + "/depositAmountCents", schemaPath: "#/properties/depositAmountCents/type", keyword: "type", params: { type: schema4.properties.depositAmountCents.type }, message: "must be integer,null" };
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
  return validate4.errors = vErrors, errors === 0;
}
var apex_ApexErrors = validate6;
var schema8 = { type: "string", enum: ["cardExpired", "insufficientFunds", "codeWrong", "doNotHonor"] };
function validate7(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "cardExpired" || data === "insufficientFunds" || data === "codeWrong" || data === "doNotHonor")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema8.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.declineReason !== void 0 && (validate7(data.declineReason, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.triesLeft !== void 0) {
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
  return validate8.errors = vErrors, errors === 0;
}
function validate6(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, schemaPath: "#/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++)
      validate8(data[i0], { instancePath: instancePath + "/" + i0, parentData: data, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var enrollInPlan_request = validate9, schema9 = { type: "object", required: ["planId", "firstName", "lastName", "email", "mobilePhone", "street", "city", "state", "zipCode", "requestedStartDate", "kind", "acceptTerms", "termsVersion", "idempotencyKey", "language"], additionalProperties: !1, properties: { planId: { type: "string", minLength: 1, maxLength: 64 }, brandName: { type: "string", minLength: 1, maxLength: 40 }, firstName: { type: "string", minLength: 1, maxLength: 40 }, lastName: { type: "string", minLength: 1, maxLength: 80 }, email: { $ref: "apex.CommunicationAddress" }, mobilePhone: { type: "string", minLength: 1, maxLength: 30 }, street: { type: "string", minLength: 1, maxLength: 120 }, unit: { type: "string", maxLength: 40 }, city: { type: "string", minLength: 1, maxLength: 40 }, state: { type: "string", pattern: "^[A-Z]{2}$" }, zipCode: { $ref: "apex.ZipCode" }, esiid: { type: "string", pattern: "^([0-9]{17}|[0-9]{22})$" }, requestedStartDate: { type: "string", format: "date" }, kind: { type: "string", enum: ["moveIn", "switch"] }, accountNumber: { $ref: "apex.AccountNumber" }, referralCode: { type: "string", pattern: "^[A-Za-z]{1,40}-[0-9A-Fa-f]{4,16}$" }, acceptTerms: { type: "boolean", const: !0 }, termsVersion: { type: "string", minLength: 1, maxLength: 40 }, idempotencyKey: { $ref: "apex.IdempotencyKey" }, language: { $ref: "apex.Language" } } }, func1 = Object.prototype.hasOwnProperty;
var formats2 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 254) {
      let err0 = { instancePath, schemaPath: "#/maxLength", keyword: "maxLength", params: { limit: 254 }, message: "must NOT have more than 254 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats2.test(data)) {
      let err1 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "email" }, message: 'must match format "email"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern2.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9]{5}$" }, message: 'must match pattern "^[0-9]{5}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
var pattern3 = /* @__PURE__ */ new RegExp("^[A-Z]{2}$", "u"), pattern4 = /* @__PURE__ */ new RegExp("^([0-9]{17}|[0-9]{22})$", "u"), pattern5 = /* @__PURE__ */ new RegExp("^[A-Za-z]{1,40}-[0-9A-Fa-f]{4,16}$", "u");
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func1.call(schema9.properties, key0)) {
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
    if (data.email !== void 0 && (validate10(data.email, { instancePath: instancePath + "/email", parentData: data, parentDataProperty: "email", rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length)), data.mobilePhone !== void 0) {
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
        if (ucs2length(data8) > 40) {
          let err36 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
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
        if (!pattern3.test(data9)) {
          let err39 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/pattern", keyword: "pattern", params: { pattern: "^[A-Z]{2}$" }, message: 'must match pattern "^[A-Z]{2}$"' };
          vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
        }
      } else {
        let err40 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.zipCode !== void 0 && (validate11(data.zipCode, { instancePath: instancePath + "/zipCode", parentData: data, parentDataProperty: "zipCode", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.esiid !== void 0) {
      let data11 = data.esiid;
      if (typeof data11 == "string") {
        if (!pattern4.test(data11)) {
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
        if (!formats1.test(data12)) {
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
        let err46 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema9.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.referralCode !== void 0) {
      let data15 = data.referralCode;
      if (typeof data15 == "string") {
        if (!pattern5.test(data15)) {
          let err47 = { instancePath: instancePath + "/referralCode", schemaPath: "#/properties/referralCode/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z]{1,40}-[0-9A-Fa-f]{4,16}$" }, message: 'must match pattern "^[A-Za-z]{1,40}-[0-9A-Fa-f]{4,16}$"' };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
      } else {
        let err48 = { instancePath: instancePath + "/referralCode", schemaPath: "#/properties/referralCode/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
    }
    if (data.acceptTerms !== void 0) {
      let data16 = data.acceptTerms;
      if (typeof data16 != "boolean") {
        let err49 = { instancePath: instancePath + "/acceptTerms", schemaPath: "#/properties/acceptTerms/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
      if (data16 !== !0) {
        let err50 = { instancePath: instancePath + "/acceptTerms", schemaPath: "#/properties/acceptTerms/const", keyword: "const", params: { allowedValue: !0 }, message: "must be equal to constant" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.termsVersion !== void 0) {
      let data17 = data.termsVersion;
      if (typeof data17 == "string") {
        if (ucs2length(data17) > 40) {
          let err51 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
        if (data17.length < 1) {
          let err52 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
        }
      } else {
        let err53 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err54 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
var findAddresses_request = validate12;
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!pattern2.test(data1)) {
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
  return validate12.errors = vErrors, errors === 0;
}
var apex_AddressSuggestions = validate13;
var schema14 = { type: "object", required: ["line", "street", "unit", "city", "state", "zipCode", "esiid"], additionalProperties: !0, properties: { line: { type: "string" }, street: { type: "string" }, unit: { type: ["string", "null"] }, city: { type: "string" }, state: { type: "string" }, zipCode: { type: "string" }, esiid: { type: "string" } } };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err9 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: schema14.properties.unit.type }, message: "must be string,null" };
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
  return validate14.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate14(data0[i0], { instancePath: instancePath + "/addresses/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/addresses", schemaPath: "#/properties/addresses/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
var apex_PlanOffer = validate15, schema15 = { type: "object", required: ["planId", "planName", "brandName", "commodity", "utilityName", "rateType", "termMonths", "rate500", "rate1000", "rate2000", "rateAtUsage", "monthlyAtUsageCents", "yearUse", "yearAtUseCents", "yearRate", "creditMonths", "creditMissedMonths", "minimumUsageMonths", "ratePerTherm", "monthlyFeeCents", "cancellationFeeCents", "cancellationFeeRule", "creditCents", "creditFromKwh", "minimumUsageFeeCents", "minimumUsageKwh", "renewablePercent", "isPrepaid", "isTimeOfUse", "offPeakRate", "offPeakFrom", "offPeakTo", "offPeakWeekends", "peakRate", "offPeakPercent", "newCustomersOnly", "depositPossible", "earliestStart", "latestStart", "factsLink", "termsLink", "rightsLink", "specialTerms", "termsVersion"], additionalProperties: !0, properties: { planId: { type: "string" }, planName: { type: "string" }, brandName: { type: "string" }, commodity: { $ref: "apex.Commodity" }, utilityName: { type: "string" }, rateType: { type: "string" }, termMonths: { type: "integer", minimum: 0 }, rate500: { type: ["number", "null"], minimum: 0 }, rate1000: { type: ["number", "null"], minimum: 0 }, rate2000: { type: ["number", "null"], minimum: 0 }, rateAtUsage: { type: ["number", "null"], minimum: 0 }, monthlyAtUsageCents: { type: ["integer", "null"], minimum: 0 }, yearUse: { type: ["number", "null"], minimum: 0 }, yearAtUseCents: { type: ["integer", "null"], minimum: 0 }, yearRate: { type: ["number", "null"], minimum: 0 }, creditMonths: { type: ["integer", "null"], minimum: 0, maximum: 12 }, creditMissedMonths: { type: ["integer", "null"], minimum: 0, maximum: 12 }, minimumUsageMonths: { type: ["integer", "null"], minimum: 0, maximum: 12 }, ratePerTherm: { type: ["number", "null"], minimum: 0 }, monthlyFeeCents: { type: "integer", minimum: 0 }, cancellationFeeCents: { type: "integer", minimum: 0 }, cancellationFeeRule: { type: "string" }, creditCents: { type: "integer", minimum: 0 }, creditFromKwh: { type: ["integer", "null"], minimum: 0 }, minimumUsageFeeCents: { type: "integer", minimum: 0 }, minimumUsageKwh: { type: ["integer", "null"], minimum: 0 }, renewablePercent: { type: "integer", minimum: 0, maximum: 100 }, isPrepaid: { type: "boolean" }, isTimeOfUse: { type: "boolean" }, offPeakRate: { type: ["number", "null"], minimum: 0 }, offPeakFrom: { type: ["string", "null"], pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, offPeakTo: { type: ["string", "null"], pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, offPeakWeekends: { type: "boolean" }, peakRate: { type: ["number", "null"], minimum: 0 }, offPeakPercent: { type: ["integer", "null"], minimum: 0, maximum: 100 }, newCustomersOnly: { type: "boolean" }, depositPossible: { type: "boolean" }, earliestStart: { type: "string", format: "date" }, latestStart: { type: "string", format: "date" }, factsLink: { type: "string", format: "uri" }, termsLink: { type: "string", format: "uri" }, rightsLink: { type: "string", format: "uri" }, specialTerms: { type: ["string", "null"] }, termsVersion: { type: "string", minLength: 1, maxLength: 40 } } }, schema16 = { type: "string", enum: ["electric", "gas"] };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "electric" || data === "gas")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
var pattern6 = /* @__PURE__ */ new RegExp("^([01][0-9]|2[0-3]):[0-5][0-9]$", "u"), formats3 = /^[a-z][a-z0-9+.-]*:[^\s]+$/i;
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.offPeakRate === void 0) {
      let err29 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakRate" }, message: "must have required property 'offPeakRate'" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.offPeakFrom === void 0) {
      let err30 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakFrom" }, message: "must have required property 'offPeakFrom'" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.offPeakTo === void 0) {
      let err31 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakTo" }, message: "must have required property 'offPeakTo'" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.offPeakWeekends === void 0) {
      let err32 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakWeekends" }, message: "must have required property 'offPeakWeekends'" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.peakRate === void 0) {
      let err33 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "peakRate" }, message: "must have required property 'peakRate'" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.offPeakPercent === void 0) {
      let err34 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakPercent" }, message: "must have required property 'offPeakPercent'" };
      vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
    }
    if (data.newCustomersOnly === void 0) {
      let err35 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "newCustomersOnly" }, message: "must have required property 'newCustomersOnly'" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.depositPossible === void 0) {
      let err36 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "depositPossible" }, message: "must have required property 'depositPossible'" };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.earliestStart === void 0) {
      let err37 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "earliestStart" }, message: "must have required property 'earliestStart'" };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    if (data.latestStart === void 0) {
      let err38 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latestStart" }, message: "must have required property 'latestStart'" };
      vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
    }
    if (data.factsLink === void 0) {
      let err39 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "factsLink" }, message: "must have required property 'factsLink'" };
      vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
    }
    if (data.termsLink === void 0) {
      let err40 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "termsLink" }, message: "must have required property 'termsLink'" };
      vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
    }
    if (data.rightsLink === void 0) {
      let err41 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rightsLink" }, message: "must have required property 'rightsLink'" };
      vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
    }
    if (data.specialTerms === void 0) {
      let err42 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "specialTerms" }, message: "must have required property 'specialTerms'" };
      vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
    }
    if (data.termsVersion === void 0) {
      let err43 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "termsVersion" }, message: "must have required property 'termsVersion'" };
      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
    }
    if (data.planId !== void 0 && typeof data.planId != "string") {
      let err44 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
    }
    if (data.planName !== void 0 && typeof data.planName != "string") {
      let err45 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
    }
    if (data.brandName !== void 0 && typeof data.brandName != "string") {
      let err46 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
    }
    if (data.commodity !== void 0 && (validate16(data.commodity, { instancePath: instancePath + "/commodity", parentData: data, parentDataProperty: "commodity", rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length)), data.utilityName !== void 0 && typeof data.utilityName != "string") {
      let err47 = { instancePath: instancePath + "/utilityName", schemaPath: "#/properties/utilityName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
    }
    if (data.rateType !== void 0 && typeof data.rateType != "string") {
      let err48 = { instancePath: instancePath + "/rateType", schemaPath: "#/properties/rateType/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
    }
    if (data.termMonths !== void 0) {
      let data6 = data.termMonths;
      if (!Number.isInteger(data6)) {
        let err49 = { instancePath: instancePath + "/termMonths", schemaPath: "#/properties/termMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err50 = { instancePath: instancePath + "/termMonths", schemaPath: "#/properties/termMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
    }
    if (data.rate500 !== void 0) {
      let data7 = data.rate500;
      if (!Number.isFinite(data7) && data7 !== null) {
        let err51 = { instancePath: instancePath + "/rate500", schemaPath: "#/properties/rate500/type", keyword: "type", params: { type: schema15.properties.rate500.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err52 = { instancePath: instancePath + "/rate500", schemaPath: "#/properties/rate500/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.rate1000 !== void 0) {
      let data8 = data.rate1000;
      if (!Number.isFinite(data8) && data8 !== null) {
        let err53 = { instancePath: instancePath + "/rate1000", schemaPath: "#/properties/rate1000/type", keyword: "type", params: { type: schema15.properties.rate1000.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
      if (Number.isFinite(data8) && data8 < 0) {
        let err54 = { instancePath: instancePath + "/rate1000", schemaPath: "#/properties/rate1000/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
    if (data.rate2000 !== void 0) {
      let data9 = data.rate2000;
      if (!Number.isFinite(data9) && data9 !== null) {
        let err55 = { instancePath: instancePath + "/rate2000", schemaPath: "#/properties/rate2000/type", keyword: "type", params: { type: schema15.properties.rate2000.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
      if (Number.isFinite(data9) && data9 < 0) {
        let err56 = { instancePath: instancePath + "/rate2000", schemaPath: "#/properties/rate2000/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
    }
    if (data.rateAtUsage !== void 0) {
      let data10 = data.rateAtUsage;
      if (!Number.isFinite(data10) && data10 !== null) {
        let err57 = { instancePath: instancePath + "/rateAtUsage", schemaPath: "#/properties/rateAtUsage/type", keyword: "type", params: { type: schema15.properties.rateAtUsage.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
      if (Number.isFinite(data10) && data10 < 0) {
        let err58 = { instancePath: instancePath + "/rateAtUsage", schemaPath: "#/properties/rateAtUsage/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
    }
    if (data.monthlyAtUsageCents !== void 0) {
      let data11 = data.monthlyAtUsageCents;
      if (!Number.isInteger(data11) && data11 !== null) {
        let err59 = { instancePath: instancePath + "/monthlyAtUsageCents", schemaPath: "#/properties/monthlyAtUsageCents/type", keyword: "type", params: { type: schema15.properties.monthlyAtUsageCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
      if (Number.isFinite(data11) && data11 < 0) {
        let err60 = { instancePath: instancePath + "/monthlyAtUsageCents", schemaPath: "#/properties/monthlyAtUsageCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
    }
    if (data.yearUse !== void 0) {
      let data12 = data.yearUse;
      if (!Number.isFinite(data12) && data12 !== null) {
        let err61 = { instancePath: instancePath + "/yearUse", schemaPath: "#/properties/yearUse/type", keyword: "type", params: { type: schema15.properties.yearUse.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
      }
      if (Number.isFinite(data12) && data12 < 0) {
        let err62 = { instancePath: instancePath + "/yearUse", schemaPath: "#/properties/yearUse/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
    }
    if (data.yearAtUseCents !== void 0) {
      let data13 = data.yearAtUseCents;
      if (!Number.isInteger(data13) && data13 !== null) {
        let err63 = { instancePath: instancePath + "/yearAtUseCents", schemaPath: "#/properties/yearAtUseCents/type", keyword: "type", params: { type: schema15.properties.yearAtUseCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
      if (Number.isFinite(data13) && data13 < 0) {
        let err64 = { instancePath: instancePath + "/yearAtUseCents", schemaPath: "#/properties/yearAtUseCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
    }
    if (data.yearRate !== void 0) {
      let data14 = data.yearRate;
      if (!Number.isFinite(data14) && data14 !== null) {
        let err65 = { instancePath: instancePath + "/yearRate", schemaPath: "#/properties/yearRate/type", keyword: "type", params: { type: schema15.properties.yearRate.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
      }
      if (Number.isFinite(data14) && data14 < 0) {
        let err66 = { instancePath: instancePath + "/yearRate", schemaPath: "#/properties/yearRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
    }
    if (data.creditMonths !== void 0) {
      let data15 = data.creditMonths;
      if (!Number.isInteger(data15) && data15 !== null) {
        let err67 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/type", keyword: "type", params: { type: schema15.properties.creditMonths.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
      }
      if (Number.isFinite(data15)) {
        if (data15 > 12) {
          let err68 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
        }
        if (data15 < 0) {
          let err69 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
        }
      }
    }
    if (data.creditMissedMonths !== void 0) {
      let data16 = data.creditMissedMonths;
      if (!Number.isInteger(data16) && data16 !== null) {
        let err70 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/type", keyword: "type", params: { type: schema15.properties.creditMissedMonths.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
      if (Number.isFinite(data16)) {
        if (data16 > 12) {
          let err71 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
        }
        if (data16 < 0) {
          let err72 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
      }
    }
    if (data.minimumUsageMonths !== void 0) {
      let data17 = data.minimumUsageMonths;
      if (!Number.isInteger(data17) && data17 !== null) {
        let err73 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/type", keyword: "type", params: { type: schema15.properties.minimumUsageMonths.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
      }
      if (Number.isFinite(data17)) {
        if (data17 > 12) {
          let err74 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
        }
        if (data17 < 0) {
          let err75 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
      }
    }
    if (data.ratePerTherm !== void 0) {
      let data18 = data.ratePerTherm;
      if (!Number.isFinite(data18) && data18 !== null) {
        let err76 = { instancePath: instancePath + "/ratePerTherm", schemaPath: "#/properties/ratePerTherm/type", keyword: "type", params: { type: schema15.properties.ratePerTherm.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
      }
      if (Number.isFinite(data18) && data18 < 0) {
        let err77 = { instancePath: instancePath + "/ratePerTherm", schemaPath: "#/properties/ratePerTherm/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
      }
    }
    if (data.monthlyFeeCents !== void 0) {
      let data19 = data.monthlyFeeCents;
      if (!Number.isInteger(data19)) {
        let err78 = { instancePath: instancePath + "/monthlyFeeCents", schemaPath: "#/properties/monthlyFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
      }
      if (Number.isFinite(data19) && data19 < 0) {
        let err79 = { instancePath: instancePath + "/monthlyFeeCents", schemaPath: "#/properties/monthlyFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
      }
    }
    if (data.cancellationFeeCents !== void 0) {
      let data20 = data.cancellationFeeCents;
      if (!Number.isInteger(data20)) {
        let err80 = { instancePath: instancePath + "/cancellationFeeCents", schemaPath: "#/properties/cancellationFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
      if (Number.isFinite(data20) && data20 < 0) {
        let err81 = { instancePath: instancePath + "/cancellationFeeCents", schemaPath: "#/properties/cancellationFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
      }
    }
    if (data.cancellationFeeRule !== void 0 && typeof data.cancellationFeeRule != "string") {
      let err82 = { instancePath: instancePath + "/cancellationFeeRule", schemaPath: "#/properties/cancellationFeeRule/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
    }
    if (data.creditCents !== void 0) {
      let data22 = data.creditCents;
      if (!Number.isInteger(data22)) {
        let err83 = { instancePath: instancePath + "/creditCents", schemaPath: "#/properties/creditCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
      }
      if (Number.isFinite(data22) && data22 < 0) {
        let err84 = { instancePath: instancePath + "/creditCents", schemaPath: "#/properties/creditCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
      }
    }
    if (data.creditFromKwh !== void 0) {
      let data23 = data.creditFromKwh;
      if (!Number.isInteger(data23) && data23 !== null) {
        let err85 = { instancePath: instancePath + "/creditFromKwh", schemaPath: "#/properties/creditFromKwh/type", keyword: "type", params: { type: schema15.properties.creditFromKwh.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
      }
      if (Number.isFinite(data23) && data23 < 0) {
        let err86 = { instancePath: instancePath + "/creditFromKwh", schemaPath: "#/properties/creditFromKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
      }
    }
    if (data.minimumUsageFeeCents !== void 0) {
      let data24 = data.minimumUsageFeeCents;
      if (!Number.isInteger(data24)) {
        let err87 = { instancePath: instancePath + "/minimumUsageFeeCents", schemaPath: "#/properties/minimumUsageFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
      }
      if (Number.isFinite(data24) && data24 < 0) {
        let err88 = { instancePath: instancePath + "/minimumUsageFeeCents", schemaPath: "#/properties/minimumUsageFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
    if (data.minimumUsageKwh !== void 0) {
      let data25 = data.minimumUsageKwh;
      if (!Number.isInteger(data25) && data25 !== null) {
        let err89 = { instancePath: instancePath + "/minimumUsageKwh", schemaPath: "#/properties/minimumUsageKwh/type", keyword: "type", params: { type: schema15.properties.minimumUsageKwh.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
      }
      if (Number.isFinite(data25) && data25 < 0) {
        let err90 = { instancePath: instancePath + "/minimumUsageKwh", schemaPath: "#/properties/minimumUsageKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err90] : vErrors.push(err90), errors++;
      }
    }
    if (data.renewablePercent !== void 0) {
      let data26 = data.renewablePercent;
      if (!Number.isInteger(data26)) {
        let err91 = { instancePath: instancePath + "/renewablePercent", schemaPath: "#/properties/renewablePercent/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err91] : vErrors.push(err91), errors++;
      }
      if (Number.isFinite(data26)) {
        if (data26 > 100) {
          let err92 = { instancePath: instancePath + "/renewablePercent", schemaPath: "#/properties/renewablePercent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          vErrors === null ? vErrors = [err92] : vErrors.push(err92), errors++;
        }
        if (data26 < 0) {
          let err93 = { instancePath: instancePath + "/renewablePercent", schemaPath: "#/properties/renewablePercent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err93] : vErrors.push(err93), errors++;
        }
      }
    }
    if (data.isPrepaid !== void 0 && typeof data.isPrepaid != "boolean") {
      let err94 = { instancePath: instancePath + "/isPrepaid", schemaPath: "#/properties/isPrepaid/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err94] : vErrors.push(err94), errors++;
    }
    if (data.isTimeOfUse !== void 0 && typeof data.isTimeOfUse != "boolean") {
      let err95 = { instancePath: instancePath + "/isTimeOfUse", schemaPath: "#/properties/isTimeOfUse/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err95] : vErrors.push(err95), errors++;
    }
    if (data.offPeakRate !== void 0) {
      let data29 = data.offPeakRate;
      if (!Number.isFinite(data29) && data29 !== null) {
        let err96 = { instancePath: instancePath + "/offPeakRate", schemaPath: "#/properties/offPeakRate/type", keyword: "type", params: { type: schema15.properties.offPeakRate.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err96] : vErrors.push(err96), errors++;
      }
      if (Number.isFinite(data29) && data29 < 0) {
        let err97 = { instancePath: instancePath + "/offPeakRate", schemaPath: "#/properties/offPeakRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err97] : vErrors.push(err97), errors++;
      }
    }
    if (data.offPeakFrom !== void 0) {
      let data30 = data.offPeakFrom;
      if (typeof data30 != "string" && data30 !== null) {
        let err98 = { instancePath: instancePath + "/offPeakFrom", schemaPath: "#/properties/offPeakFrom/type", keyword: "type", params: { type: schema15.properties.offPeakFrom.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err98] : vErrors.push(err98), errors++;
      }
      if (typeof data30 == "string" && !pattern6.test(data30)) {
        let err99 = { instancePath: instancePath + "/offPeakFrom", schemaPath: "#/properties/offPeakFrom/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
        vErrors === null ? vErrors = [err99] : vErrors.push(err99), errors++;
      }
    }
    if (data.offPeakTo !== void 0) {
      let data31 = data.offPeakTo;
      if (typeof data31 != "string" && data31 !== null) {
        let err100 = { instancePath: instancePath + "/offPeakTo", schemaPath: "#/properties/offPeakTo/type", keyword: "type", params: { type: schema15.properties.offPeakTo.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err100] : vErrors.push(err100), errors++;
      }
      if (typeof data31 == "string" && !pattern6.test(data31)) {
        let err101 = { instancePath: instancePath + "/offPeakTo", schemaPath: "#/properties/offPeakTo/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
        vErrors === null ? vErrors = [err101] : vErrors.push(err101), errors++;
      }
    }
    if (data.offPeakWeekends !== void 0 && typeof data.offPeakWeekends != "boolean") {
      let err102 = { instancePath: instancePath + "/offPeakWeekends", schemaPath: "#/properties/offPeakWeekends/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err102] : vErrors.push(err102), errors++;
    }
    if (data.peakRate !== void 0) {
      let data33 = data.peakRate;
      if (!Number.isFinite(data33) && data33 !== null) {
        let err103 = { instancePath: instancePath + "/peakRate", schemaPath: "#/properties/peakRate/type", keyword: "type", params: { type: schema15.properties.peakRate.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err103] : vErrors.push(err103), errors++;
      }
      if (Number.isFinite(data33) && data33 < 0) {
        let err104 = { instancePath: instancePath + "/peakRate", schemaPath: "#/properties/peakRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err104] : vErrors.push(err104), errors++;
      }
    }
    if (data.offPeakPercent !== void 0) {
      let data34 = data.offPeakPercent;
      if (!Number.isInteger(data34) && data34 !== null) {
        let err105 = { instancePath: instancePath + "/offPeakPercent", schemaPath: "#/properties/offPeakPercent/type", keyword: "type", params: { type: schema15.properties.offPeakPercent.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err105] : vErrors.push(err105), errors++;
      }
      if (Number.isFinite(data34)) {
        if (data34 > 100) {
          let err106 = { instancePath: instancePath + "/offPeakPercent", schemaPath: "#/properties/offPeakPercent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          vErrors === null ? vErrors = [err106] : vErrors.push(err106), errors++;
        }
        if (data34 < 0) {
          let err107 = { instancePath: instancePath + "/offPeakPercent", schemaPath: "#/properties/offPeakPercent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err107] : vErrors.push(err107), errors++;
        }
      }
    }
    if (data.newCustomersOnly !== void 0 && typeof data.newCustomersOnly != "boolean") {
      let err108 = { instancePath: instancePath + "/newCustomersOnly", schemaPath: "#/properties/newCustomersOnly/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err108] : vErrors.push(err108), errors++;
    }
    if (data.depositPossible !== void 0 && typeof data.depositPossible != "boolean") {
      let err109 = { instancePath: instancePath + "/depositPossible", schemaPath: "#/properties/depositPossible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err109] : vErrors.push(err109), errors++;
    }
    if (data.earliestStart !== void 0) {
      let data37 = data.earliestStart;
      if (typeof data37 == "string") {
        if (!formats1.test(data37)) {
          let err110 = { instancePath: instancePath + "/earliestStart", schemaPath: "#/properties/earliestStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err110] : vErrors.push(err110), errors++;
        }
      } else {
        let err111 = { instancePath: instancePath + "/earliestStart", schemaPath: "#/properties/earliestStart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err111] : vErrors.push(err111), errors++;
      }
    }
    if (data.latestStart !== void 0) {
      let data38 = data.latestStart;
      if (typeof data38 == "string") {
        if (!formats1.test(data38)) {
          let err112 = { instancePath: instancePath + "/latestStart", schemaPath: "#/properties/latestStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err112] : vErrors.push(err112), errors++;
        }
      } else {
        let err113 = { instancePath: instancePath + "/latestStart", schemaPath: "#/properties/latestStart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err113] : vErrors.push(err113), errors++;
      }
    }
    if (data.factsLink !== void 0) {
      let data39 = data.factsLink;
      if (typeof data39 == "string") {
        if (!formats3.test(data39)) {
          let err114 = { instancePath: instancePath + "/factsLink", schemaPath: "#/properties/factsLink/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err114] : vErrors.push(err114), errors++;
        }
      } else {
        let err115 = { instancePath: instancePath + "/factsLink", schemaPath: "#/properties/factsLink/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err115] : vErrors.push(err115), errors++;
      }
    }
    if (data.termsLink !== void 0) {
      let data40 = data.termsLink;
      if (typeof data40 == "string") {
        if (!formats3.test(data40)) {
          let err116 = { instancePath: instancePath + "/termsLink", schemaPath: "#/properties/termsLink/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err116] : vErrors.push(err116), errors++;
        }
      } else {
        let err117 = { instancePath: instancePath + "/termsLink", schemaPath: "#/properties/termsLink/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err117] : vErrors.push(err117), errors++;
      }
    }
    if (data.rightsLink !== void 0) {
      let data41 = data.rightsLink;
      if (typeof data41 == "string") {
        if (!formats3.test(data41)) {
          let err118 = { instancePath: instancePath + "/rightsLink", schemaPath: "#/properties/rightsLink/format", keyword: "format", params: { format: "uri" }, message: 'must match format "uri"' };
          vErrors === null ? vErrors = [err118] : vErrors.push(err118), errors++;
        }
      } else {
        let err119 = { instancePath: instancePath + "/rightsLink", schemaPath: "#/properties/rightsLink/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err119] : vErrors.push(err119), errors++;
      }
    }
    if (data.specialTerms !== void 0) {
      let data42 = data.specialTerms;
      if (typeof data42 != "string" && data42 !== null) {
        let err120 = { instancePath: instancePath + "/specialTerms", schemaPath: "#/properties/specialTerms/type", keyword: "type", params: { type: schema15.properties.specialTerms.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err120] : vErrors.push(err120), errors++;
      }
    }
    if (data.termsVersion !== void 0) {
      let data43 = data.termsVersion;
      if (typeof data43 == "string") {
        if (ucs2length(data43) > 40) {
          let err121 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/maxLength", keyword: "maxLength", params: { limit: 40 }, message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err121] : vErrors.push(err121), errors++;
        }
        if (data43.length < 1) {
          let err122 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err122] : vErrors.push(err122), errors++;
        }
      } else {
        let err123 = { instancePath: instancePath + "/termsVersion", schemaPath: "#/properties/termsVersion/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err123] : vErrors.push(err123), errors++;
      }
    }
  } else {
    let err124 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err124] : vErrors.push(err124), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
var apex_PlanChange = validate17, schema17 = { type: "object", required: ["accountNumber", "serviceAddress", "zipCode", "isRenewal", "refusal", "contractEndsOn", "suggestedStart", "earlyFeeCents", "usageKwh", "plan", "present"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, serviceAddress: { type: ["string", "null"] }, zipCode: { type: ["string", "null"] }, isRenewal: { type: "boolean" }, refusal: { type: ["string", "null"] }, contractEndsOn: { type: ["string", "null"], format: "date" }, suggestedStart: { type: ["string", "null"], format: "date" }, earlyFeeCents: { type: "integer", minimum: 0 }, usageKwh: { type: ["number", "null"], minimum: 0 }, plan: { anyOf: [{ $ref: "apex.PlanOffer" }, { type: "null" }] }, present: { anyOf: [{ $ref: "apex.PlanOffer" }, { type: "null" }] } } };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.serviceAddress !== void 0) {
      let data1 = data.serviceAddress;
      if (typeof data1 != "string" && data1 !== null) {
        let err11 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema17.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.zipCode !== void 0) {
      let data2 = data.zipCode;
      if (typeof data2 != "string" && data2 !== null) {
        let err12 = { instancePath: instancePath + "/zipCode", schemaPath: "#/properties/zipCode/type", keyword: "type", params: { type: schema17.properties.zipCode.type }, message: "must be string,null" };
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
        let err14 = { instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: schema17.properties.refusal.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.contractEndsOn !== void 0) {
      let data5 = data.contractEndsOn;
      if (typeof data5 != "string" && data5 !== null) {
        let err15 = { instancePath: instancePath + "/contractEndsOn", schemaPath: "#/properties/contractEndsOn/type", keyword: "type", params: { type: schema17.properties.contractEndsOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (typeof data5 == "string" && !formats1.test(data5)) {
        let err16 = { instancePath: instancePath + "/contractEndsOn", schemaPath: "#/properties/contractEndsOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.suggestedStart !== void 0) {
      let data6 = data.suggestedStart;
      if (typeof data6 != "string" && data6 !== null) {
        let err17 = { instancePath: instancePath + "/suggestedStart", schemaPath: "#/properties/suggestedStart/type", keyword: "type", params: { type: schema17.properties.suggestedStart.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (typeof data6 == "string" && !formats1.test(data6)) {
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
        let err21 = { instancePath: instancePath + "/usageKwh", schemaPath: "#/properties/usageKwh/type", keyword: "type", params: { type: schema17.properties.usageKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (Number.isFinite(data8) && data8 < 0) {
        let err22 = { instancePath: instancePath + "/usageKwh", schemaPath: "#/properties/usageKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.plan !== void 0) {
      let data9 = data.plan, _errs20 = errors, valid1 = !1, _errs21 = errors;
      validate15(data9, { instancePath: instancePath + "/plan", parentData: data, parentDataProperty: "plan", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
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
      validate15(data10, { instancePath: instancePath + "/present", parentData: data, parentDataProperty: "present", rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
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
  return validate17.errors = vErrors, errors === 0;
}
var apex_PlanYear = validate18, schema18 = { type: "object", required: ["accountNumber", "planId", "planName", "presentName", "zipCode", "commodity", "isPresent", "isTimeOfUse", "offPeakRate", "offPeakFrom", "offPeakTo", "offPeakWeekends", "peakRate", "offPeakPercent", "meteredMonths", "refusal", "billedMonths", "consumed", "totalCents", "monthlyCents", "presentTotalCents", "cheaperByCents", "dearerByCents", "mainReason", "mainReasonCents", "creditMonths", "creditMissedMonths", "minimumUsageMonths", "leavingFeeCents", "savedInMonths", "savedFrom", "months"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, planId: { type: "string" }, planName: { type: "string" }, presentName: { type: ["string", "null"] }, zipCode: { $ref: "apex.ZipCode" }, commodity: { $ref: "apex.Commodity" }, isPresent: { type: "boolean" }, isTimeOfUse: { type: "boolean" }, offPeakRate: { type: ["number", "null"], minimum: 0 }, offPeakFrom: { type: ["string", "null"], pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, offPeakTo: { type: ["string", "null"], pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, offPeakWeekends: { type: "boolean" }, peakRate: { type: ["number", "null"], minimum: 0 }, offPeakPercent: { type: ["integer", "null"], minimum: 0, maximum: 100 }, meteredMonths: { type: "integer", minimum: 0, maximum: 12 }, refusal: { type: ["string", "null"] }, billedMonths: { type: "integer", minimum: 0, maximum: 12 }, consumed: { type: ["number", "null"], minimum: 0 }, totalCents: { type: ["integer", "null"], minimum: 0 }, monthlyCents: { type: ["integer", "null"], minimum: 0 }, presentTotalCents: { type: ["integer", "null"], minimum: 0 }, cheaperByCents: { type: ["integer", "null"], minimum: 0 }, dearerByCents: { type: ["integer", "null"], minimum: 0 }, mainReason: { type: ["string", "null"] }, mainReasonCents: { type: "integer", minimum: 0 }, creditMonths: { type: "integer", minimum: 0, maximum: 12 }, creditMissedMonths: { type: "integer", minimum: 0, maximum: 12 }, minimumUsageMonths: { type: "integer", minimum: 0, maximum: 12 }, leavingFeeCents: { type: "integer", minimum: 0 }, savedInMonths: { type: ["integer", "null"], minimum: 1, maximum: 12 }, savedFrom: { type: ["string", "null"], format: "date" }, months: { type: "array", maxItems: 12, items: { $ref: "apex.PlanMonth" } } } }, schema19 = { type: "object", required: ["firstDay", "consumed", "isBilled", "offPeakConsumed", "amountCents", "presentAmountCents", "creditCents", "minimumUsageFeeCents"], additionalProperties: !0, properties: { firstDay: { type: "string", format: "date" }, consumed: { type: "number", minimum: 0 }, isBilled: { type: "boolean" }, offPeakConsumed: { type: ["number", "null"], minimum: 0 }, amountCents: { type: "integer", minimum: 0 }, presentAmountCents: { type: ["integer", "null"], minimum: 0 }, creditCents: { type: "integer", minimum: 0 }, minimumUsageFeeCents: { type: "integer", minimum: 0 } } };
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.offPeakConsumed === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakConsumed" }, message: "must have required property 'offPeakConsumed'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.amountCents === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.presentAmountCents === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "presentAmountCents" }, message: "must have required property 'presentAmountCents'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.creditCents === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creditCents" }, message: "must have required property 'creditCents'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.minimumUsageFeeCents === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimumUsageFeeCents" }, message: "must have required property 'minimumUsageFeeCents'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.firstDay !== void 0) {
      let data0 = data.firstDay;
      if (typeof data0 == "string") {
        if (!formats1.test(data0)) {
          let err8 = { instancePath: instancePath + "/firstDay", schemaPath: "#/properties/firstDay/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/firstDay", schemaPath: "#/properties/firstDay/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.consumed !== void 0) {
      let data1 = data.consumed;
      if (Number.isFinite(data1)) {
        if (data1 < 0) {
          let err10 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.isBilled !== void 0 && typeof data.isBilled != "boolean") {
      let err12 = { instancePath: instancePath + "/isBilled", schemaPath: "#/properties/isBilled/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.offPeakConsumed !== void 0) {
      let data3 = data.offPeakConsumed;
      if (!Number.isFinite(data3) && data3 !== null) {
        let err13 = { instancePath: instancePath + "/offPeakConsumed", schemaPath: "#/properties/offPeakConsumed/type", keyword: "type", params: { type: schema19.properties.offPeakConsumed.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Number.isFinite(data3) && data3 < 0) {
        let err14 = { instancePath: instancePath + "/offPeakConsumed", schemaPath: "#/properties/offPeakConsumed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data4 = data.amountCents;
      if (!Number.isInteger(data4)) {
        let err15 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err16 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.presentAmountCents !== void 0) {
      let data5 = data.presentAmountCents;
      if (!Number.isInteger(data5) && data5 !== null) {
        let err17 = { instancePath: instancePath + "/presentAmountCents", schemaPath: "#/properties/presentAmountCents/type", keyword: "type", params: { type: schema19.properties.presentAmountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Number.isFinite(data5) && data5 < 0) {
        let err18 = { instancePath: instancePath + "/presentAmountCents", schemaPath: "#/properties/presentAmountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.creditCents !== void 0) {
      let data6 = data.creditCents;
      if (!Number.isInteger(data6)) {
        let err19 = { instancePath: instancePath + "/creditCents", schemaPath: "#/properties/creditCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err20 = { instancePath: instancePath + "/creditCents", schemaPath: "#/properties/creditCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.minimumUsageFeeCents !== void 0) {
      let data7 = data.minimumUsageFeeCents;
      if (!Number.isInteger(data7)) {
        let err21 = { instancePath: instancePath + "/minimumUsageFeeCents", schemaPath: "#/properties/minimumUsageFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err22 = { instancePath: instancePath + "/minimumUsageFeeCents", schemaPath: "#/properties/minimumUsageFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
  } else {
    let err23 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.offPeakRate === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakRate" }, message: "must have required property 'offPeakRate'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.offPeakFrom === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakFrom" }, message: "must have required property 'offPeakFrom'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.offPeakTo === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakTo" }, message: "must have required property 'offPeakTo'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.offPeakWeekends === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakWeekends" }, message: "must have required property 'offPeakWeekends'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.peakRate === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "peakRate" }, message: "must have required property 'peakRate'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.offPeakPercent === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "offPeakPercent" }, message: "must have required property 'offPeakPercent'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.meteredMonths === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "meteredMonths" }, message: "must have required property 'meteredMonths'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.refusal === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refusal" }, message: "must have required property 'refusal'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.billedMonths === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "billedMonths" }, message: "must have required property 'billedMonths'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.consumed === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumed" }, message: "must have required property 'consumed'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.totalCents === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totalCents" }, message: "must have required property 'totalCents'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.monthlyCents === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "monthlyCents" }, message: "must have required property 'monthlyCents'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.presentTotalCents === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "presentTotalCents" }, message: "must have required property 'presentTotalCents'" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.cheaperByCents === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cheaperByCents" }, message: "must have required property 'cheaperByCents'" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.dearerByCents === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dearerByCents" }, message: "must have required property 'dearerByCents'" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.mainReason === void 0) {
      let err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mainReason" }, message: "must have required property 'mainReason'" };
      vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
    }
    if (data.mainReasonCents === void 0) {
      let err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mainReasonCents" }, message: "must have required property 'mainReasonCents'" };
      vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
    }
    if (data.creditMonths === void 0) {
      let err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creditMonths" }, message: "must have required property 'creditMonths'" };
      vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
    }
    if (data.creditMissedMonths === void 0) {
      let err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "creditMissedMonths" }, message: "must have required property 'creditMissedMonths'" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
    if (data.minimumUsageMonths === void 0) {
      let err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "minimumUsageMonths" }, message: "must have required property 'minimumUsageMonths'" };
      vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
    }
    if (data.leavingFeeCents === void 0) {
      let err28 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leavingFeeCents" }, message: "must have required property 'leavingFeeCents'" };
      vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
    }
    if (data.savedInMonths === void 0) {
      let err29 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "savedInMonths" }, message: "must have required property 'savedInMonths'" };
      vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
    }
    if (data.savedFrom === void 0) {
      let err30 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "savedFrom" }, message: "must have required property 'savedFrom'" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
    if (data.months === void 0) {
      let err31 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "months" }, message: "must have required property 'months'" };
      vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.planId !== void 0 && typeof data.planId != "string") {
      let err32 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
    }
    if (data.planName !== void 0 && typeof data.planName != "string") {
      let err33 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
    }
    if (data.presentName !== void 0) {
      let data3 = data.presentName;
      if (typeof data3 != "string" && data3 !== null) {
        let err34 = { instancePath: instancePath + "/presentName", schemaPath: "#/properties/presentName/type", keyword: "type", params: { type: schema18.properties.presentName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.zipCode !== void 0 && (validate11(data.zipCode, { instancePath: instancePath + "/zipCode", parentData: data, parentDataProperty: "zipCode", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.commodity !== void 0 && (validate16(data.commodity, { instancePath: instancePath + "/commodity", parentData: data, parentDataProperty: "commodity", rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length)), data.isPresent !== void 0 && typeof data.isPresent != "boolean") {
      let err35 = { instancePath: instancePath + "/isPresent", schemaPath: "#/properties/isPresent/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
    }
    if (data.isTimeOfUse !== void 0 && typeof data.isTimeOfUse != "boolean") {
      let err36 = { instancePath: instancePath + "/isTimeOfUse", schemaPath: "#/properties/isTimeOfUse/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
    }
    if (data.offPeakRate !== void 0) {
      let data8 = data.offPeakRate;
      if (!Number.isFinite(data8) && data8 !== null) {
        let err37 = { instancePath: instancePath + "/offPeakRate", schemaPath: "#/properties/offPeakRate/type", keyword: "type", params: { type: schema18.properties.offPeakRate.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      if (Number.isFinite(data8) && data8 < 0) {
        let err38 = { instancePath: instancePath + "/offPeakRate", schemaPath: "#/properties/offPeakRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.offPeakFrom !== void 0) {
      let data9 = data.offPeakFrom;
      if (typeof data9 != "string" && data9 !== null) {
        let err39 = { instancePath: instancePath + "/offPeakFrom", schemaPath: "#/properties/offPeakFrom/type", keyword: "type", params: { type: schema18.properties.offPeakFrom.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
      if (typeof data9 == "string" && !pattern6.test(data9)) {
        let err40 = { instancePath: instancePath + "/offPeakFrom", schemaPath: "#/properties/offPeakFrom/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.offPeakTo !== void 0) {
      let data10 = data.offPeakTo;
      if (typeof data10 != "string" && data10 !== null) {
        let err41 = { instancePath: instancePath + "/offPeakTo", schemaPath: "#/properties/offPeakTo/type", keyword: "type", params: { type: schema18.properties.offPeakTo.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      if (typeof data10 == "string" && !pattern6.test(data10)) {
        let err42 = { instancePath: instancePath + "/offPeakTo", schemaPath: "#/properties/offPeakTo/pattern", keyword: "pattern", params: { pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }, message: 'must match pattern "^([01][0-9]|2[0-3]):[0-5][0-9]$"' };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.offPeakWeekends !== void 0 && typeof data.offPeakWeekends != "boolean") {
      let err43 = { instancePath: instancePath + "/offPeakWeekends", schemaPath: "#/properties/offPeakWeekends/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
    }
    if (data.peakRate !== void 0) {
      let data12 = data.peakRate;
      if (!Number.isFinite(data12) && data12 !== null) {
        let err44 = { instancePath: instancePath + "/peakRate", schemaPath: "#/properties/peakRate/type", keyword: "type", params: { type: schema18.properties.peakRate.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
      if (Number.isFinite(data12) && data12 < 0) {
        let err45 = { instancePath: instancePath + "/peakRate", schemaPath: "#/properties/peakRate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.offPeakPercent !== void 0) {
      let data13 = data.offPeakPercent;
      if (!Number.isInteger(data13) && data13 !== null) {
        let err46 = { instancePath: instancePath + "/offPeakPercent", schemaPath: "#/properties/offPeakPercent/type", keyword: "type", params: { type: schema18.properties.offPeakPercent.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
      if (Number.isFinite(data13)) {
        if (data13 > 100) {
          let err47 = { instancePath: instancePath + "/offPeakPercent", schemaPath: "#/properties/offPeakPercent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100" };
          vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
        }
        if (data13 < 0) {
          let err48 = { instancePath: instancePath + "/offPeakPercent", schemaPath: "#/properties/offPeakPercent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      }
    }
    if (data.meteredMonths !== void 0) {
      let data14 = data.meteredMonths;
      if (!Number.isInteger(data14)) {
        let err49 = { instancePath: instancePath + "/meteredMonths", schemaPath: "#/properties/meteredMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
      if (Number.isFinite(data14)) {
        if (data14 > 12) {
          let err50 = { instancePath: instancePath + "/meteredMonths", schemaPath: "#/properties/meteredMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
        }
        if (data14 < 0) {
          let err51 = { instancePath: instancePath + "/meteredMonths", schemaPath: "#/properties/meteredMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
        }
      }
    }
    if (data.refusal !== void 0) {
      let data15 = data.refusal;
      if (typeof data15 != "string" && data15 !== null) {
        let err52 = { instancePath: instancePath + "/refusal", schemaPath: "#/properties/refusal/type", keyword: "type", params: { type: schema18.properties.refusal.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.billedMonths !== void 0) {
      let data16 = data.billedMonths;
      if (!Number.isInteger(data16)) {
        let err53 = { instancePath: instancePath + "/billedMonths", schemaPath: "#/properties/billedMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
      if (Number.isFinite(data16)) {
        if (data16 > 12) {
          let err54 = { instancePath: instancePath + "/billedMonths", schemaPath: "#/properties/billedMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
        if (data16 < 0) {
          let err55 = { instancePath: instancePath + "/billedMonths", schemaPath: "#/properties/billedMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
        }
      }
    }
    if (data.consumed !== void 0) {
      let data17 = data.consumed;
      if (!Number.isFinite(data17) && data17 !== null) {
        let err56 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/type", keyword: "type", params: { type: schema18.properties.consumed.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
      }
      if (Number.isFinite(data17) && data17 < 0) {
        let err57 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
    if (data.totalCents !== void 0) {
      let data18 = data.totalCents;
      if (!Number.isInteger(data18) && data18 !== null) {
        let err58 = { instancePath: instancePath + "/totalCents", schemaPath: "#/properties/totalCents/type", keyword: "type", params: { type: schema18.properties.totalCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
      }
      if (Number.isFinite(data18) && data18 < 0) {
        let err59 = { instancePath: instancePath + "/totalCents", schemaPath: "#/properties/totalCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err59] : vErrors.push(err59), errors++;
      }
    }
    if (data.monthlyCents !== void 0) {
      let data19 = data.monthlyCents;
      if (!Number.isInteger(data19) && data19 !== null) {
        let err60 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/type", keyword: "type", params: { type: schema18.properties.monthlyCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err60] : vErrors.push(err60), errors++;
      }
      if (Number.isFinite(data19) && data19 < 0) {
        let err61 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err61] : vErrors.push(err61), errors++;
      }
    }
    if (data.presentTotalCents !== void 0) {
      let data20 = data.presentTotalCents;
      if (!Number.isInteger(data20) && data20 !== null) {
        let err62 = { instancePath: instancePath + "/presentTotalCents", schemaPath: "#/properties/presentTotalCents/type", keyword: "type", params: { type: schema18.properties.presentTotalCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err62] : vErrors.push(err62), errors++;
      }
      if (Number.isFinite(data20) && data20 < 0) {
        let err63 = { instancePath: instancePath + "/presentTotalCents", schemaPath: "#/properties/presentTotalCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err63] : vErrors.push(err63), errors++;
      }
    }
    if (data.cheaperByCents !== void 0) {
      let data21 = data.cheaperByCents;
      if (!Number.isInteger(data21) && data21 !== null) {
        let err64 = { instancePath: instancePath + "/cheaperByCents", schemaPath: "#/properties/cheaperByCents/type", keyword: "type", params: { type: schema18.properties.cheaperByCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err64] : vErrors.push(err64), errors++;
      }
      if (Number.isFinite(data21) && data21 < 0) {
        let err65 = { instancePath: instancePath + "/cheaperByCents", schemaPath: "#/properties/cheaperByCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err65] : vErrors.push(err65), errors++;
      }
    }
    if (data.dearerByCents !== void 0) {
      let data22 = data.dearerByCents;
      if (!Number.isInteger(data22) && data22 !== null) {
        let err66 = { instancePath: instancePath + "/dearerByCents", schemaPath: "#/properties/dearerByCents/type", keyword: "type", params: { type: schema18.properties.dearerByCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err66] : vErrors.push(err66), errors++;
      }
      if (Number.isFinite(data22) && data22 < 0) {
        let err67 = { instancePath: instancePath + "/dearerByCents", schemaPath: "#/properties/dearerByCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err67] : vErrors.push(err67), errors++;
      }
    }
    if (data.mainReason !== void 0) {
      let data23 = data.mainReason;
      if (typeof data23 != "string" && data23 !== null) {
        let err68 = { instancePath: instancePath + "/mainReason", schemaPath: "#/properties/mainReason/type", keyword: "type", params: { type: schema18.properties.mainReason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err68] : vErrors.push(err68), errors++;
      }
    }
    if (data.mainReasonCents !== void 0) {
      let data24 = data.mainReasonCents;
      if (!Number.isInteger(data24)) {
        let err69 = { instancePath: instancePath + "/mainReasonCents", schemaPath: "#/properties/mainReasonCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err69] : vErrors.push(err69), errors++;
      }
      if (Number.isFinite(data24) && data24 < 0) {
        let err70 = { instancePath: instancePath + "/mainReasonCents", schemaPath: "#/properties/mainReasonCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err70] : vErrors.push(err70), errors++;
      }
    }
    if (data.creditMonths !== void 0) {
      let data25 = data.creditMonths;
      if (!Number.isInteger(data25)) {
        let err71 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err71] : vErrors.push(err71), errors++;
      }
      if (Number.isFinite(data25)) {
        if (data25 > 12) {
          let err72 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err72] : vErrors.push(err72), errors++;
        }
        if (data25 < 0) {
          let err73 = { instancePath: instancePath + "/creditMonths", schemaPath: "#/properties/creditMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err73] : vErrors.push(err73), errors++;
        }
      }
    }
    if (data.creditMissedMonths !== void 0) {
      let data26 = data.creditMissedMonths;
      if (!Number.isInteger(data26)) {
        let err74 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err74] : vErrors.push(err74), errors++;
      }
      if (Number.isFinite(data26)) {
        if (data26 > 12) {
          let err75 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err75] : vErrors.push(err75), errors++;
        }
        if (data26 < 0) {
          let err76 = { instancePath: instancePath + "/creditMissedMonths", schemaPath: "#/properties/creditMissedMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err76] : vErrors.push(err76), errors++;
        }
      }
    }
    if (data.minimumUsageMonths !== void 0) {
      let data27 = data.minimumUsageMonths;
      if (!Number.isInteger(data27)) {
        let err77 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err77] : vErrors.push(err77), errors++;
      }
      if (Number.isFinite(data27)) {
        if (data27 > 12) {
          let err78 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err78] : vErrors.push(err78), errors++;
        }
        if (data27 < 0) {
          let err79 = { instancePath: instancePath + "/minimumUsageMonths", schemaPath: "#/properties/minimumUsageMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err79] : vErrors.push(err79), errors++;
        }
      }
    }
    if (data.leavingFeeCents !== void 0) {
      let data28 = data.leavingFeeCents;
      if (!Number.isInteger(data28)) {
        let err80 = { instancePath: instancePath + "/leavingFeeCents", schemaPath: "#/properties/leavingFeeCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err80] : vErrors.push(err80), errors++;
      }
      if (Number.isFinite(data28) && data28 < 0) {
        let err81 = { instancePath: instancePath + "/leavingFeeCents", schemaPath: "#/properties/leavingFeeCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err81] : vErrors.push(err81), errors++;
      }
    }
    if (data.savedInMonths !== void 0) {
      let data29 = data.savedInMonths;
      if (!Number.isInteger(data29) && data29 !== null) {
        let err82 = { instancePath: instancePath + "/savedInMonths", schemaPath: "#/properties/savedInMonths/type", keyword: "type", params: { type: schema18.properties.savedInMonths.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err82] : vErrors.push(err82), errors++;
      }
      if (Number.isFinite(data29)) {
        if (data29 > 12) {
          let err83 = { instancePath: instancePath + "/savedInMonths", schemaPath: "#/properties/savedInMonths/maximum", keyword: "maximum", params: { comparison: "<=", limit: 12 }, message: "must be <= 12" };
          vErrors === null ? vErrors = [err83] : vErrors.push(err83), errors++;
        }
        if (data29 < 1) {
          let err84 = { instancePath: instancePath + "/savedInMonths", schemaPath: "#/properties/savedInMonths/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err84] : vErrors.push(err84), errors++;
        }
      }
    }
    if (data.savedFrom !== void 0) {
      let data30 = data.savedFrom;
      if (typeof data30 != "string" && data30 !== null) {
        let err85 = { instancePath: instancePath + "/savedFrom", schemaPath: "#/properties/savedFrom/type", keyword: "type", params: { type: schema18.properties.savedFrom.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err85] : vErrors.push(err85), errors++;
      }
      if (typeof data30 == "string" && !formats1.test(data30)) {
        let err86 = { instancePath: instancePath + "/savedFrom", schemaPath: "#/properties/savedFrom/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err86] : vErrors.push(err86), errors++;
      }
    }
    if (data.months !== void 0) {
      let data31 = data.months;
      if (Array.isArray(data31)) {
        if (data31.length > 12) {
          let err87 = { instancePath: instancePath + "/months", schemaPath: "#/properties/months/maxItems", keyword: "maxItems", params: { limit: 12 }, message: "must NOT have more than 12 items" };
          vErrors === null ? vErrors = [err87] : vErrors.push(err87), errors++;
        }
        let len0 = data31.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate19(data31[i0], { instancePath: instancePath + "/months/" + i0, parentData: data31, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        let err88 = { instancePath: instancePath + "/months", schemaPath: "#/properties/months/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err88] : vErrors.push(err88), errors++;
      }
    }
  } else {
    let err89 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err89] : vErrors.push(err89), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
var apex_PlanOffers = validate20, schema20 = { type: "object", required: ["zipCode", "isServed", "city", "usageKwh", "plans"], additionalProperties: !0, properties: { zipCode: { $ref: "apex.ZipCode" }, isServed: { type: "boolean" }, city: { type: ["string", "null"] }, usageKwh: { type: ["number", "null"], minimum: 0 }, plans: { type: "array", items: { $ref: "apex.PlanOffer" } } } };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.zipCode !== void 0 && (validate11(data.zipCode, { instancePath: instancePath + "/zipCode", parentData: data, parentDataProperty: "zipCode", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length)), data.isServed !== void 0 && typeof data.isServed != "boolean") {
      let err5 = { instancePath: instancePath + "/isServed", schemaPath: "#/properties/isServed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.city !== void 0) {
      let data2 = data.city;
      if (typeof data2 != "string" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/city", schemaPath: "#/properties/city/type", keyword: "type", params: { type: schema20.properties.city.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.usageKwh !== void 0) {
      let data3 = data.usageKwh;
      if (!Number.isFinite(data3) && data3 !== null) {
        let err7 = { instancePath: instancePath + "/usageKwh", schemaPath: "#/properties/usageKwh/type", keyword: "type", params: { type: schema20.properties.usageKwh.type }, message: "must be number,null" };
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
          validate15(data4[i0], { instancePath: instancePath + "/plans/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/plans", schemaPath: "#/properties/plans/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
  } else {
    let err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
var validators = {
  changePlan: { request: changePlan_request, responses: { 200: apex_EnrollmentReceipt, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  enrollInPlan: { request: enrollInPlan_request, responses: { 200: apex_EnrollmentReceipt, 400: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  findAddresses: { request: findAddresses_request, responses: { 200: apex_AddressSuggestions, 400: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPlan: { responses: { 200: apex_PlanOffer, 400: apex_ApexErrors, 404: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPlanChange: { responses: { 200: apex_PlanChange, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPlanYear: { responses: { 200: apex_PlanYear, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getPlans: { responses: { 200: apex_PlanOffers, 400: apex_ApexErrors, 404: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } }
};
export {
  validators
};
