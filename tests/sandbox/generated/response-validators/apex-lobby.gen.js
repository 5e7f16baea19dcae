// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var addStartNotice_request = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$" }, message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^https://(fcm\\.googleapis\\.com|web\\.push\\.apple\\.com|updates\\.push\\.services\\.mozilla\\.com|[a-z0-9-]+\\.notify\\.windows\\.com)/[!-~]+$", "u");
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.endpoint === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "endpoint" }, message: "must have required property 'endpoint'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "orderId" || key0 === "endpoint")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.endpoint !== void 0) {
      let data1 = data.endpoint;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 1e3) {
          let err3 = { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/maxLength", keyword: "maxLength", params: { limit: 1e3 }, message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (!pattern1.test(data1)) {
          let err4 = { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/pattern", keyword: "pattern", params: { pattern: "^https://(fcm\\.googleapis\\.com|web\\.push\\.apple\\.com|updates\\.push\\.services\\.mozilla\\.com|[a-z0-9-]+\\.notify\\.windows\\.com)/[!-~]+$" }, message: 'must match pattern "^https://(fcm\\.googleapis\\.com|web\\.push\\.apple\\.com|updates\\.push\\.services\\.mozilla\\.com|[a-z0-9-]+\\.notify\\.windows\\.com)/[!-~]+$"' };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/endpoint", schemaPath: "#/properties/endpoint/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var apex_StartNotices = validate2;
var pattern2 = /* @__PURE__ */ new RegExp("^[0-9a-f]{32}$", "u");
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern2.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{32}$" }, message: 'must match pattern "^[0-9a-f]{32}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.deviceId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deviceId" }, message: "must have required property 'deviceId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.since === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.deviceId !== void 0 && (validate3(data.deviceId, { instancePath: instancePath + "/deviceId", parentData: data, parentDataProperty: "deviceId", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.since !== void 0) {
      let data1 = data.since;
      if (typeof data1 == "string") {
        if (!formats0.test(data1)) {
          let err2 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/since", schemaPath: "#/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var pattern3 = /* @__PURE__ */ new RegExp("^B[A-Za-z0-9_-]{86}$", "u");
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.publicKey === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "publicKey" }, message: "must have required property 'publicKey'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.devices === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "devices" }, message: "must have required property 'devices'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.publicKey !== void 0) {
      let data1 = data.publicKey;
      if (typeof data1 == "string") {
        if (!pattern3.test(data1)) {
          let err3 = { instancePath: instancePath + "/publicKey", schemaPath: "#/properties/publicKey/pattern", keyword: "pattern", params: { pattern: "^B[A-Za-z0-9_-]{86}$" }, message: 'must match pattern "^B[A-Za-z0-9_-]{86}$"' };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/publicKey", schemaPath: "#/properties/publicKey/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.devices !== void 0) {
      let data2 = data.devices;
      if (Array.isArray(data2)) {
        if (data2.length > 10) {
          let err5 = { instancePath: instancePath + "/devices", schemaPath: "#/properties/devices/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate4(data2[i0], { instancePath: instancePath + "/devices/" + i0, parentData: data2, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/devices", schemaPath: "#/properties/devices/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
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
var apex_AccountSummary = validate8, schema8 = { type: "object", required: ["accountNumber", "status", "serviceAddress", "zipCode", "planName", "planId", "contractEndsOn", "balanceCents", "pastDueCents", "dueDate", "nextDueDate", "nextDueCents", "autopayState", "nextAutopayOn", "nextAutopayCents", "isPaperless", "smsState", "attention", "coming", "past"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, status: { type: "string" }, serviceAddress: { type: ["string", "null"] }, zipCode: { type: ["string", "null"] }, planName: { type: ["string", "null"] }, planId: { type: ["string", "null"] }, contractEndsOn: { type: ["string", "null"], format: "date" }, balanceCents: { type: "integer" }, payableCents: { type: "integer", minimum: 0 }, pendingCents: { type: "integer", minimum: 0 }, pastDueCents: { type: "integer", minimum: 0 }, dueDate: { type: ["string", "null"], format: "date" }, nextDueDate: { type: ["string", "null"], format: "date" }, nextDueCents: { type: ["integer", "null"], minimum: 0 }, laterCents: { type: "integer", minimum: 0 }, autopayState: { type: "string", enum: ["off", "pending", "on", "suspended"] }, nextAutopayOn: { type: ["string", "null"], format: "date" }, nextAutopayCents: { type: ["integer", "null"], minimum: 0 }, autopayStoppableUntil: { type: ["string", "null"], format: "date" }, isPaperless: { type: "boolean" }, smsState: { type: "string", enum: ["off", "awaitingConfirmation", "on"] }, attention: { type: "array", items: { $ref: "apex.AttentionItem" } }, coming: { type: "array", maxItems: 4, items: { $ref: "apex.AccountEvent" } }, past: { type: "array", maxItems: 4, items: { $ref: "apex.AccountEvent" } } } };
var pattern4 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern4.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z-]{4,20}$" }, message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
var schema10 = { type: "object", required: ["kind", "orderId", "caseId", "dueDate", "about", "depositCents"], additionalProperties: !0, properties: { kind: { type: "string" }, orderId: { type: ["string", "null"] }, caseId: { type: ["string", "null"] }, dueDate: { type: ["string", "null"], format: "date" }, about: { type: ["string", "null"] }, depositCents: { type: ["integer", "null"], minimum: 1 }, declineReason: { oneOf: [{ $ref: "apex.DeclineReason" }, { type: "null" }] }, expectedAt: { type: ["string", "null"], format: "date-time" } } }, formats1 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err7 = { instancePath: instancePath + "/orderId", schemaPath: "#/properties/orderId/type", keyword: "type", params: { type: schema10.properties.orderId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.caseId !== void 0) {
      let data2 = data.caseId;
      if (typeof data2 != "string" && data2 !== null) {
        let err8 = { instancePath: instancePath + "/caseId", schemaPath: "#/properties/caseId/type", keyword: "type", params: { type: schema10.properties.caseId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data3 = data.dueDate;
      if (typeof data3 != "string" && data3 !== null) {
        let err9 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: schema10.properties.dueDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (typeof data3 == "string" && !formats1.test(data3)) {
        let err10 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.about !== void 0) {
      let data4 = data.about;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: schema10.properties.about.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.depositCents !== void 0) {
      let data5 = data.depositCents;
      if (!Number.isInteger(data5) && data5 !== null) {
        let err12 = { instancePath: instancePath + "/depositCents", schemaPath: "#/properties/depositCents/type", keyword: "type", params: { type: schema10.properties.depositCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (Number.isFinite(data5) && data5 < 1) {
        let err13 = { instancePath: instancePath + "/depositCents", schemaPath: "#/properties/depositCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data6 = data.declineReason, _errs15 = errors, valid1 = !1, passing0 = null, _errs16 = errors;
      validate6(data6, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
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
    if (data.expectedAt !== void 0) {
      let data7 = data.expectedAt;
      if (typeof data7 != "string" && data7 !== null) {
        let err16 = { instancePath: instancePath + "/expectedAt", schemaPath: "#/properties/expectedAt/type", keyword: "type", params: { type: schema10.properties.expectedAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
      if (typeof data7 == "string" && !formats0.test(data7)) {
        let err17 = { instancePath: instancePath + "/expectedAt", schemaPath: "#/properties/expectedAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var schema11 = { type: "object", required: ["kind", "on", "amountCents", "about"], additionalProperties: !0, properties: { kind: { type: "string" }, on: { type: "string", format: "date" }, amountCents: { type: ["integer", "null"] }, about: { type: ["string", "null"] } } };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats1.test(data1)) {
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
        let err7 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: schema11.properties.amountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.about !== void 0) {
      let data3 = data.about;
      if (typeof data3 != "string" && data3 !== null) {
        let err8 = { instancePath: instancePath + "/about", schemaPath: "#/properties/about/type", keyword: "type", params: { type: schema11.properties.about.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.pastDueCents === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "pastDueCents" }, message: "must have required property 'pastDueCents'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.dueDate === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "dueDate" }, message: "must have required property 'dueDate'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.nextDueDate === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextDueDate" }, message: "must have required property 'nextDueDate'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.nextDueCents === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextDueCents" }, message: "must have required property 'nextDueCents'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.autopayState === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "autopayState" }, message: "must have required property 'autopayState'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.nextAutopayOn === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextAutopayOn" }, message: "must have required property 'nextAutopayOn'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.nextAutopayCents === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextAutopayCents" }, message: "must have required property 'nextAutopayCents'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.isPaperless === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isPaperless" }, message: "must have required property 'isPaperless'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.smsState === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "smsState" }, message: "must have required property 'smsState'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.attention === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "attention" }, message: "must have required property 'attention'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.coming === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "coming" }, message: "must have required property 'coming'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.past === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "past" }, message: "must have required property 'past'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.accountNumber !== void 0 && (validate9(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.status !== void 0 && typeof data.status != "string") {
      let err20 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/type", keyword: "type", params: { type: "string" }, message: "must be string" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.serviceAddress !== void 0) {
      let data2 = data.serviceAddress;
      if (typeof data2 != "string" && data2 !== null) {
        let err21 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema8.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.zipCode !== void 0) {
      let data3 = data.zipCode;
      if (typeof data3 != "string" && data3 !== null) {
        let err22 = { instancePath: instancePath + "/zipCode", schemaPath: "#/properties/zipCode/type", keyword: "type", params: { type: schema8.properties.zipCode.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.planName !== void 0) {
      let data4 = data.planName;
      if (typeof data4 != "string" && data4 !== null) {
        let err23 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: schema8.properties.planName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.planId !== void 0) {
      let data5 = data.planId;
      if (typeof data5 != "string" && data5 !== null) {
        let err24 = { instancePath: instancePath + "/planId", schemaPath: "#/properties/planId/type", keyword: "type", params: { type: schema8.properties.planId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.contractEndsOn !== void 0) {
      let data6 = data.contractEndsOn;
      if (typeof data6 != "string" && data6 !== null) {
        let err25 = { instancePath: instancePath + "/contractEndsOn", schemaPath: "#/properties/contractEndsOn/type", keyword: "type", params: { type: schema8.properties.contractEndsOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (typeof data6 == "string" && !formats1.test(data6)) {
        let err26 = { instancePath: instancePath + "/contractEndsOn", schemaPath: "#/properties/contractEndsOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.balanceCents !== void 0) {
      let data7 = data.balanceCents;
      if (!Number.isInteger(data7)) {
        let err27 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.payableCents !== void 0) {
      let data8 = data.payableCents;
      if (!Number.isInteger(data8)) {
        let err28 = { instancePath: instancePath + "/payableCents", schemaPath: "#/properties/payableCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (Number.isFinite(data8) && data8 < 0) {
        let err29 = { instancePath: instancePath + "/payableCents", schemaPath: "#/properties/payableCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.pendingCents !== void 0) {
      let data9 = data.pendingCents;
      if (!Number.isInteger(data9)) {
        let err30 = { instancePath: instancePath + "/pendingCents", schemaPath: "#/properties/pendingCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (Number.isFinite(data9) && data9 < 0) {
        let err31 = { instancePath: instancePath + "/pendingCents", schemaPath: "#/properties/pendingCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.pastDueCents !== void 0) {
      let data10 = data.pastDueCents;
      if (!Number.isInteger(data10)) {
        let err32 = { instancePath: instancePath + "/pastDueCents", schemaPath: "#/properties/pastDueCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
      if (Number.isFinite(data10) && data10 < 0) {
        let err33 = { instancePath: instancePath + "/pastDueCents", schemaPath: "#/properties/pastDueCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data11 = data.dueDate;
      if (typeof data11 != "string" && data11 !== null) {
        let err34 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: schema8.properties.dueDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (typeof data11 == "string" && !formats1.test(data11)) {
        let err35 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
    }
    if (data.nextDueDate !== void 0) {
      let data12 = data.nextDueDate;
      if (typeof data12 != "string" && data12 !== null) {
        let err36 = { instancePath: instancePath + "/nextDueDate", schemaPath: "#/properties/nextDueDate/type", keyword: "type", params: { type: schema8.properties.nextDueDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
      if (typeof data12 == "string" && !formats1.test(data12)) {
        let err37 = { instancePath: instancePath + "/nextDueDate", schemaPath: "#/properties/nextDueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
    }
    if (data.nextDueCents !== void 0) {
      let data13 = data.nextDueCents;
      if (!Number.isInteger(data13) && data13 !== null) {
        let err38 = { instancePath: instancePath + "/nextDueCents", schemaPath: "#/properties/nextDueCents/type", keyword: "type", params: { type: schema8.properties.nextDueCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
      if (Number.isFinite(data13) && data13 < 0) {
        let err39 = { instancePath: instancePath + "/nextDueCents", schemaPath: "#/properties/nextDueCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
    }
    if (data.laterCents !== void 0) {
      let data14 = data.laterCents;
      if (!Number.isInteger(data14)) {
        let err40 = { instancePath: instancePath + "/laterCents", schemaPath: "#/properties/laterCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
      if (Number.isFinite(data14) && data14 < 0) {
        let err41 = { instancePath: instancePath + "/laterCents", schemaPath: "#/properties/laterCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.autopayState !== void 0) {
      let data15 = data.autopayState;
      if (typeof data15 != "string") {
        let err42 = { instancePath: instancePath + "/autopayState", schemaPath: "#/properties/autopayState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
      if (!(data15 === "off" || data15 === "pending" || data15 === "on" || data15 === "suspended")) {
        let err43 = { instancePath: instancePath + "/autopayState", schemaPath: "#/properties/autopayState/enum", keyword: "enum", params: { allowedValues: schema8.properties.autopayState.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
    }
    if (data.nextAutopayOn !== void 0) {
      let data16 = data.nextAutopayOn;
      if (typeof data16 != "string" && data16 !== null) {
        let err44 = { instancePath: instancePath + "/nextAutopayOn", schemaPath: "#/properties/nextAutopayOn/type", keyword: "type", params: { type: schema8.properties.nextAutopayOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
      if (typeof data16 == "string" && !formats1.test(data16)) {
        let err45 = { instancePath: instancePath + "/nextAutopayOn", schemaPath: "#/properties/nextAutopayOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
      }
    }
    if (data.nextAutopayCents !== void 0) {
      let data17 = data.nextAutopayCents;
      if (!Number.isInteger(data17) && data17 !== null) {
        let err46 = { instancePath: instancePath + "/nextAutopayCents", schemaPath: "#/properties/nextAutopayCents/type", keyword: "type", params: { type: schema8.properties.nextAutopayCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
      if (Number.isFinite(data17) && data17 < 0) {
        let err47 = { instancePath: instancePath + "/nextAutopayCents", schemaPath: "#/properties/nextAutopayCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.autopayStoppableUntil !== void 0) {
      let data18 = data.autopayStoppableUntil;
      if (typeof data18 != "string" && data18 !== null) {
        let err48 = { instancePath: instancePath + "/autopayStoppableUntil", schemaPath: "#/properties/autopayStoppableUntil/type", keyword: "type", params: { type: schema8.properties.autopayStoppableUntil.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
      }
      if (typeof data18 == "string" && !formats1.test(data18)) {
        let err49 = { instancePath: instancePath + "/autopayStoppableUntil", schemaPath: "#/properties/autopayStoppableUntil/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.isPaperless !== void 0 && typeof data.isPaperless != "boolean") {
      let err50 = { instancePath: instancePath + "/isPaperless", schemaPath: "#/properties/isPaperless/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
    }
    if (data.smsState !== void 0) {
      let data20 = data.smsState;
      if (typeof data20 != "string") {
        let err51 = { instancePath: instancePath + "/smsState", schemaPath: "#/properties/smsState/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
      if (!(data20 === "off" || data20 === "awaitingConfirmation" || data20 === "on")) {
        let err52 = { instancePath: instancePath + "/smsState", schemaPath: "#/properties/smsState/enum", keyword: "enum", params: { allowedValues: schema8.properties.smsState.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.attention !== void 0) {
      let data21 = data.attention;
      if (Array.isArray(data21)) {
        let len0 = data21.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate10(data21[i0], { instancePath: instancePath + "/attention/" + i0, parentData: data21, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length);
      } else {
        let err53 = { instancePath: instancePath + "/attention", schemaPath: "#/properties/attention/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
    }
    if (data.coming !== void 0) {
      let data23 = data.coming;
      if (Array.isArray(data23)) {
        if (data23.length > 4) {
          let err54 = { instancePath: instancePath + "/coming", schemaPath: "#/properties/coming/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" };
          vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
        }
        let len1 = data23.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate11(data23[i1], { instancePath: instancePath + "/coming/" + i1, parentData: data23, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        let err55 = { instancePath: instancePath + "/coming", schemaPath: "#/properties/coming/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
      }
    }
    if (data.past !== void 0) {
      let data25 = data.past;
      if (Array.isArray(data25)) {
        if (data25.length > 4) {
          let err56 = { instancePath: instancePath + "/past", schemaPath: "#/properties/past/maxItems", keyword: "maxItems", params: { limit: 4 }, message: "must NOT have more than 4 items" };
          vErrors === null ? vErrors = [err56] : vErrors.push(err56), errors++;
        }
        let len2 = data25.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate11(data25[i2], { instancePath: instancePath + "/past/" + i2, parentData: data25, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
      } else {
        let err57 = { instancePath: instancePath + "/past", schemaPath: "#/properties/past/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err57] : vErrors.push(err57), errors++;
      }
    }
  } else {
    let err58 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err58] : vErrors.push(err58), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
var apex_AccountChoices = validate12;
var schema13 = { type: "object", required: ["accountNumber", "status", "group", "Account_Brand__c", "serviceAddress", "commodities", "isSelected"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, status: { type: "string" }, group: { type: "string", enum: ["active", "closed", "pending", "cancelled"] }, Account_Brand__c: { type: ["string", "null"] }, serviceAddress: { type: ["string", "null"] }, commodities: { type: "array", items: { type: "string" } }, isSelected: { type: "boolean" } } };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate9(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.status !== void 0 && typeof data.status != "string") {
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
        let err9 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/enum", keyword: "enum", params: { allowedValues: schema13.properties.group.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.Account_Brand__c !== void 0) {
      let data3 = data.Account_Brand__c;
      if (typeof data3 != "string" && data3 !== null) {
        let err10 = { instancePath: instancePath + "/Account_Brand__c", schemaPath: "#/properties/Account_Brand__c/type", keyword: "type", params: { type: schema13.properties.Account_Brand__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.serviceAddress !== void 0) {
      let data4 = data.serviceAddress;
      if (typeof data4 != "string" && data4 !== null) {
        let err11 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema13.properties.serviceAddress.type }, message: "must be string,null" };
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
  return validate13.errors = vErrors, errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate13(data0[i0], { instancePath: instancePath + "/accounts/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
      } else {
        let err1 = { instancePath: instancePath + "/accounts", schemaPath: "#/properties/accounts/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    }
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
var apex_EnrollmentStatus = validate14, schema14 = { type: "object", required: ["orderId", "stage", "group", "confirmationNumber", "planName", "requestedStartDate", "expectedStartDate", "steps", "blockers"], additionalProperties: !0, properties: { orderId: { $ref: "apex.RecordId" }, stage: { type: "string", enum: ["submission", "processing", "complete"] }, group: { type: "string", enum: ["active", "closed", "pending", "cancelled"] }, confirmationNumber: { type: "string" }, planName: { type: "string" }, serviceAddress: { type: ["string", "null"] }, utilityName: { type: ["string", "null"] }, esiid: { type: ["string", "null"] }, requestedStartDate: { type: ["string", "null"], format: "date" }, expectedStartDate: { type: ["string", "null"], format: "date" }, steps: { type: "array", items: { $ref: "apex.EnrollmentStep" }, minItems: 3, maxItems: 3 }, blockers: { type: "array", items: { $ref: "apex.Blocker" } } } }, schema15 = { type: "object", required: ["step", "state", "reachedAt"], additionalProperties: !0, properties: { step: { type: "string", enum: ["signUp", "review", "complete"] }, state: { type: "string", enum: ["done", "current", "upcoming"] }, reachedAt: { type: ["string", "null"], format: "date-time" } } };
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err4 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/enum", keyword: "enum", params: { allowedValues: schema15.properties.step.enum }, message: "must be equal to one of the allowed values" };
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
        let err6 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema15.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.reachedAt !== void 0) {
      let data2 = data.reachedAt;
      if (typeof data2 != "string" && data2 !== null) {
        let err7 = { instancePath: instancePath + "/reachedAt", schemaPath: "#/properties/reachedAt/type", keyword: "type", params: { type: schema15.properties.reachedAt.type }, message: "must be string,null" };
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
  return validate15.errors = vErrors, errors === 0;
}
var schema16 = { type: "object", required: ["kind", "state", "action", "amountCents", "promisedHours", "promisedAt", "resolvedAt", "reason"], additionalProperties: !0, properties: { kind: { type: "string", enum: ["deposit", "identity", "switchHold", "balance", "documents"] }, state: { type: "string", enum: ["open", "waiting", "resolved", "refused"] }, action: { type: ["string", "null"], enum: ["payDeposit", "verifyIdentity", "confirmSwitchHold", "confirmBalance", "uploadDocuments", null] }, amountCents: { type: ["integer", "null"], minimum: 0 }, promisedHours: { type: ["integer", "null"], minimum: 0 }, promisedAt: { type: ["string", "null"], format: "date-time" }, resolvedAt: { type: ["string", "null"], format: "date-time" }, reason: { type: ["string", "null"] }, declineReason: { oneOf: [{ $ref: "apex.DeclineReason" }, { type: "null" }] } } };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema16.properties.kind.enum }, message: "must be equal to one of the allowed values" };
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
        let err11 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema16.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.action !== void 0) {
      let data2 = data.action;
      if (typeof data2 != "string" && data2 !== null) {
        let err12 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/type", keyword: "type", params: { type: schema16.properties.action.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data2 === "payDeposit" || data2 === "verifyIdentity" || data2 === "confirmSwitchHold" || data2 === "confirmBalance" || data2 === "uploadDocuments" || data2 === null)) {
        let err13 = { instancePath: instancePath + "/action", schemaPath: "#/properties/action/enum", keyword: "enum", params: { allowedValues: schema16.properties.action.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data3 = data.amountCents;
      if (!Number.isInteger(data3) && data3 !== null) {
        let err14 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: schema16.properties.amountCents.type }, message: "must be integer,null" };
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
        let err16 = { instancePath: instancePath + "/promisedHours", schemaPath: "#/properties/promisedHours/type", keyword: "type", params: { type: schema16.properties.promisedHours.type }, message: "must be integer,null" };
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
        let err18 = { instancePath: instancePath + "/promisedAt", schemaPath: "#/properties/promisedAt/type", keyword: "type", params: { type: schema16.properties.promisedAt.type }, message: "must be string,null" };
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
        let err20 = { instancePath: instancePath + "/resolvedAt", schemaPath: "#/properties/resolvedAt/type", keyword: "type", params: { type: schema16.properties.resolvedAt.type }, message: "must be string,null" };
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
        let err22 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: schema16.properties.reason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data8 = data.declineReason, _errs19 = errors, valid1 = !1, passing0 = null, _errs20 = errors;
      validate6(data8, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length);
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
  return validate16.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.stage !== void 0) {
      let data1 = data.stage;
      if (typeof data1 != "string") {
        let err9 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
      if (!(data1 === "submission" || data1 === "processing" || data1 === "complete")) {
        let err10 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema14.properties.stage.enum }, message: "must be equal to one of the allowed values" };
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
        let err12 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/enum", keyword: "enum", params: { allowedValues: schema14.properties.group.enum }, message: "must be equal to one of the allowed values" };
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
        let err15 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema14.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.utilityName !== void 0) {
      let data6 = data.utilityName;
      if (typeof data6 != "string" && data6 !== null) {
        let err16 = { instancePath: instancePath + "/utilityName", schemaPath: "#/properties/utilityName/type", keyword: "type", params: { type: schema14.properties.utilityName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.esiid !== void 0) {
      let data7 = data.esiid;
      if (typeof data7 != "string" && data7 !== null) {
        let err17 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/type", keyword: "type", params: { type: schema14.properties.esiid.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.requestedStartDate !== void 0) {
      let data8 = data.requestedStartDate;
      if (typeof data8 != "string" && data8 !== null) {
        let err18 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/type", keyword: "type", params: { type: schema14.properties.requestedStartDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (typeof data8 == "string" && !formats1.test(data8)) {
        let err19 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.expectedStartDate !== void 0) {
      let data9 = data.expectedStartDate;
      if (typeof data9 != "string" && data9 !== null) {
        let err20 = { instancePath: instancePath + "/expectedStartDate", schemaPath: "#/properties/expectedStartDate/type", keyword: "type", params: { type: schema14.properties.expectedStartDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data9 == "string" && !formats1.test(data9)) {
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
          validate15(data10[i0], { instancePath: instancePath + "/steps/" + i0, parentData: data10, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors), errors = vErrors.length);
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
          validate16(data12[i1], { instancePath: instancePath + "/blockers/" + i1, parentData: data12, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length);
      } else {
        let err25 = { instancePath: instancePath + "/blockers", schemaPath: "#/properties/blockers/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
  } else {
    let err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
var apex_Lobby = validate17;
var schema18 = { type: "object", required: ["kind", "id", "group", "status", "confirmationNumber", "accountNumber", "Account_Brand__c", "commodity", "requestedStartDate", "planName", "utilityName", "serviceAddress", "esiid", "depositAmountCents", "stage", "openBlockers"], additionalProperties: !0, properties: { kind: { type: "string", enum: ["order", "enrollment", "account"] }, id: { $ref: "apex.RecordId" }, group: { type: "string", enum: ["active", "closed", "pending", "cancelled"] }, status: { type: "string" }, confirmationNumber: { type: ["string", "null"] }, accountNumber: { type: ["string", "null"] }, Account_Brand__c: { type: ["string", "null"] }, commodity: { type: ["string", "null"], enum: ["electric", "gas", null] }, requestedStartDate: { type: ["string", "null"], format: "date" }, planName: { type: ["string", "null"] }, utilityName: { type: ["string", "null"] }, serviceAddress: { type: ["string", "null"] }, esiid: { type: ["string", "null"] }, depositAmountCents: { type: ["integer", "null"], minimum: 0 }, stage: { type: ["string", "null"], enum: ["submission", "processing", "complete", null] }, openBlockers: { type: "integer", minimum: 0 }, isSelected: { type: ["boolean", "null"] } } };
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err17 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema18.properties.kind.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.id !== void 0 && (validate1(data.id, { instancePath: instancePath + "/id", parentData: data, parentDataProperty: "id", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.group !== void 0) {
      let data2 = data.group;
      if (typeof data2 != "string") {
        let err18 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
      if (!(data2 === "active" || data2 === "closed" || data2 === "pending" || data2 === "cancelled")) {
        let err19 = { instancePath: instancePath + "/group", schemaPath: "#/properties/group/enum", keyword: "enum", params: { allowedValues: schema18.properties.group.enum }, message: "must be equal to one of the allowed values" };
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
        let err21 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/type", keyword: "type", params: { type: schema18.properties.confirmationNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.accountNumber !== void 0) {
      let data5 = data.accountNumber;
      if (typeof data5 != "string" && data5 !== null) {
        let err22 = { instancePath: instancePath + "/accountNumber", schemaPath: "#/properties/accountNumber/type", keyword: "type", params: { type: schema18.properties.accountNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.Account_Brand__c !== void 0) {
      let data6 = data.Account_Brand__c;
      if (typeof data6 != "string" && data6 !== null) {
        let err23 = { instancePath: instancePath + "/Account_Brand__c", schemaPath: "#/properties/Account_Brand__c/type", keyword: "type", params: { type: schema18.properties.Account_Brand__c.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.commodity !== void 0) {
      let data7 = data.commodity;
      if (typeof data7 != "string" && data7 !== null) {
        let err24 = { instancePath: instancePath + "/commodity", schemaPath: "#/properties/commodity/type", keyword: "type", params: { type: schema18.properties.commodity.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (!(data7 === "electric" || data7 === "gas" || data7 === null)) {
        let err25 = { instancePath: instancePath + "/commodity", schemaPath: "#/properties/commodity/enum", keyword: "enum", params: { allowedValues: schema18.properties.commodity.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.requestedStartDate !== void 0) {
      let data8 = data.requestedStartDate;
      if (typeof data8 != "string" && data8 !== null) {
        let err26 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/type", keyword: "type", params: { type: schema18.properties.requestedStartDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
      if (typeof data8 == "string" && !formats1.test(data8)) {
        let err27 = { instancePath: instancePath + "/requestedStartDate", schemaPath: "#/properties/requestedStartDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.planName !== void 0) {
      let data9 = data.planName;
      if (typeof data9 != "string" && data9 !== null) {
        let err28 = { instancePath: instancePath + "/planName", schemaPath: "#/properties/planName/type", keyword: "type", params: { type: schema18.properties.planName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.utilityName !== void 0) {
      let data10 = data.utilityName;
      if (typeof data10 != "string" && data10 !== null) {
        let err29 = { instancePath: instancePath + "/utilityName", schemaPath: "#/properties/utilityName/type", keyword: "type", params: { type: schema18.properties.utilityName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.serviceAddress !== void 0) {
      let data11 = data.serviceAddress;
      if (typeof data11 != "string" && data11 !== null) {
        let err30 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema18.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.esiid !== void 0) {
      let data12 = data.esiid;
      if (typeof data12 != "string" && data12 !== null) {
        let err31 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/type", keyword: "type", params: { type: schema18.properties.esiid.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.depositAmountCents !== void 0) {
      let data13 = data.depositAmountCents;
      if (!Number.isInteger(data13) && data13 !== null) {
        let err32 = { instancePath: instancePath + "/depositAmountCents", schemaPath: "#/properties/depositAmountCents/type", keyword: "type", params: { type: schema18.properties.depositAmountCents.type }, message: "must be integer,null" };
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
        let err34 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/type", keyword: "type", params: { type: schema18.properties.stage.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
      if (!(data14 === "submission" || data14 === "processing" || data14 === "complete" || data14 === null)) {
        let err35 = { instancePath: instancePath + "/stage", schemaPath: "#/properties/stage/enum", keyword: "enum", params: { allowedValues: schema18.properties.stage.enum }, message: "must be equal to one of the allowed values" };
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
    if (data.isSelected !== void 0) {
      let data16 = data.isSelected;
      if (typeof data16 != "boolean" && data16 !== null) {
        let err38 = { instancePath: instancePath + "/isSelected", schemaPath: "#/properties/isSelected/type", keyword: "type", params: { type: schema18.properties.isSelected.type }, message: "must be boolean,null" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
  } else {
    let err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
          validate18(data0[i0], { instancePath: instancePath + "/active/" + i0, parentData: data0, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
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
          validate18(data2[i1], { instancePath: instancePath + "/closed/" + i1, parentData: data2, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
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
          validate18(data4[i2], { instancePath: instancePath + "/pending/" + i2, parentData: data4, parentDataProperty: i2, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
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
          validate18(data6[i3], { instancePath: instancePath + "/cancelled/" + i3, parentData: data6, parentDataProperty: i3, rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/cancelled", schemaPath: "#/properties/cancelled/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
var removeStartNotice_request = validate19;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "orderId" }, message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.deviceId === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "deviceId" }, message: "must have required property 'deviceId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "orderId" || key0 === "deviceId")) {
        let err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId", parentData: data, parentDataProperty: "orderId", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.deviceId !== void 0 && (validate3(data.deviceId, { instancePath: instancePath + "/deviceId", parentData: data, parentDataProperty: "deviceId", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
var switchAccount_request = validate20;
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    data.accountNumber !== void 0 && (validate9(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length));
  } else {
    let err2 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
var apex_Session = validate21, schema21 = { type: "object", required: ["userId", "isGuest", "contactId", "displayName"], additionalProperties: !0, properties: { userId: { type: "string" }, isGuest: { type: "boolean" }, contactId: { type: ["string", "null"] }, displayName: { type: ["string", "null"] }, accountNumber: { type: ["string", "null"] }, serviceAddress: { type: ["string", "null"] }, expiresAt: { type: ["string", "null"], format: "date-time" }, deviceSecret: { type: ["string", "null"], minLength: 22, maxLength: 255 }, endReason: { type: ["string", "null"] } } };
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err6 = { instancePath: instancePath + "/contactId", schemaPath: "#/properties/contactId/type", keyword: "type", params: { type: schema21.properties.contactId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.displayName !== void 0) {
      let data3 = data.displayName;
      if (typeof data3 != "string" && data3 !== null) {
        let err7 = { instancePath: instancePath + "/displayName", schemaPath: "#/properties/displayName/type", keyword: "type", params: { type: schema21.properties.displayName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.accountNumber !== void 0) {
      let data4 = data.accountNumber;
      if (typeof data4 != "string" && data4 !== null) {
        let err8 = { instancePath: instancePath + "/accountNumber", schemaPath: "#/properties/accountNumber/type", keyword: "type", params: { type: schema21.properties.accountNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.serviceAddress !== void 0) {
      let data5 = data.serviceAddress;
      if (typeof data5 != "string" && data5 !== null) {
        let err9 = { instancePath: instancePath + "/serviceAddress", schemaPath: "#/properties/serviceAddress/type", keyword: "type", params: { type: schema21.properties.serviceAddress.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.expiresAt !== void 0) {
      let data6 = data.expiresAt;
      if (typeof data6 != "string" && data6 !== null) {
        let err10 = { instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: schema21.properties.expiresAt.type }, message: "must be string,null" };
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
        let err12 = { instancePath: instancePath + "/deviceSecret", schemaPath: "#/properties/deviceSecret/type", keyword: "type", params: { type: schema21.properties.deviceSecret.type }, message: "must be string,null" };
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
        let err15 = { instancePath: instancePath + "/endReason", schemaPath: "#/properties/endReason/type", keyword: "type", params: { type: schema21.properties.endReason.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
  } else {
    let err16 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
var validators = {
  addStartNotice: { request: addStartNotice_request, responses: { 200: apex_StartNotices, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAccountSummary: { responses: { 200: apex_AccountSummary, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getAccounts: { responses: { 200: apex_AccountChoices, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getEnrollmentStatus: { responses: { 200: apex_EnrollmentStatus, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getLobby: { responses: { 200: apex_Lobby, 400: apex_ApexErrors, 401: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getStartNotices: { responses: { 200: apex_StartNotices, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  removeStartNotice: { request: removeStartNotice_request, responses: { 200: apex_StartNotices, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  switchAccount: { request: switchAccount_request, responses: { 200: apex_Session, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } }
};
export {
  validators
};
