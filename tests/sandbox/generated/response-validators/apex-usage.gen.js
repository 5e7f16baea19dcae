// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function equal(a, b) {
  if (a === b) return !0;
  if (typeof a != "object" || typeof b != "object" || a === null || b === null) return a !== a && b !== b;
  if (Array.isArray(a) !== Array.isArray(b)) return !1;
  let keys = Object.keys(a);
  return keys.length !== Object.keys(b).length ? !1 : keys.every((key) => Object.hasOwn(b, key) && equal(a[key], b[key]));
}

var apex_UsageAlerts = validate0, schema0 = { type: "object", required: ["accountNumber", "isPossible", "goalKwh", "amountCents", "spikes", "channels", "email", "textPhone", "usedKwh", "likelyKwh", "likelyCents", "periodEnd", "goalState", "amountState", "fallback", "news"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, isPossible: { type: "boolean" }, goalKwh: { type: ["integer", "null"], minimum: 1 }, amountCents: { type: ["integer", "null"], minimum: 1 }, spikes: { type: "boolean" }, channels: { type: "array", items: { $ref: "apex.UsageChannel" } }, email: { type: ["string", "null"] }, textPhone: { type: ["string", "null"] }, usedKwh: { type: ["number", "null"] }, likelyKwh: { type: ["number", "null"] }, likelyCents: { type: ["integer", "null"] }, periodEnd: { type: ["string", "null"], format: "date" }, goalState: { $ref: "apex.UsageLimitState" }, amountState: { $ref: "apex.UsageLimitState" }, fallback: { type: ["string", "null"], enum: ["email", "none", null] }, news: { type: "array", maxItems: 10, items: { $ref: "apex.UsageNews" } } } };
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
var schema2 = { type: "string", enum: ["email", "text"] };
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "email" || data === "text")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema2.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var schema3 = { type: "string", enum: ["none", "unknown", "within", "likelyOver", "over"] };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "none" || data === "unknown" || data === "within" || data === "likelyOver" || data === "over")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema3.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var schema4 = { type: "object", required: ["id", "kind", "toldAt", "day", "consumedKwh"], additionalProperties: !0, properties: { id: { type: "string" }, kind: { type: "string", enum: ["goalLikelyOver", "goalOver", "amountLikelyOver", "amountOver", "spike"] }, toldAt: { type: "string", format: "date-time" }, day: { type: ["string", "null"], format: "date" }, consumedKwh: { type: ["number", "null"] } } }, formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/, formats1 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err7 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema4.properties.kind.enum }, message: "must be equal to one of the allowed values" };
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
        let err10 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/type", keyword: "type", params: { type: schema4.properties.day.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (typeof data3 == "string" && !formats1.test(data3)) {
        let err11 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.consumedKwh !== void 0) {
      let data4 = data.consumedKwh;
      if (!Number.isFinite(data4) && data4 !== null) {
        let err12 = { instancePath: instancePath + "/consumedKwh", schemaPath: "#/properties/consumedKwh/type", keyword: "type", params: { type: schema4.properties.consumedKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.fallback === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "fallback" }, message: "must have required property 'fallback'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.news === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "news" }, message: "must have required property 'news'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.isPossible !== void 0 && typeof data.isPossible != "boolean") {
      let err16 = { instancePath: instancePath + "/isPossible", schemaPath: "#/properties/isPossible/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.goalKwh !== void 0) {
      let data2 = data.goalKwh;
      if (!Number.isInteger(data2) && data2 !== null) {
        let err17 = { instancePath: instancePath + "/goalKwh", schemaPath: "#/properties/goalKwh/type", keyword: "type", params: { type: schema0.properties.goalKwh.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
      if (Number.isFinite(data2) && data2 < 1) {
        let err18 = { instancePath: instancePath + "/goalKwh", schemaPath: "#/properties/goalKwh/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data3 = data.amountCents;
      if (!Number.isInteger(data3) && data3 !== null) {
        let err19 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: schema0.properties.amountCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (Number.isFinite(data3) && data3 < 1) {
        let err20 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.spikes !== void 0 && typeof data.spikes != "boolean") {
      let err21 = { instancePath: instancePath + "/spikes", schemaPath: "#/properties/spikes/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.channels !== void 0) {
      let data5 = data.channels;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate2(data5[i0], { instancePath: instancePath + "/channels/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
      } else {
        let err22 = { instancePath: instancePath + "/channels", schemaPath: "#/properties/channels/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.email !== void 0) {
      let data7 = data.email;
      if (typeof data7 != "string" && data7 !== null) {
        let err23 = { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: schema0.properties.email.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.textPhone !== void 0) {
      let data8 = data.textPhone;
      if (typeof data8 != "string" && data8 !== null) {
        let err24 = { instancePath: instancePath + "/textPhone", schemaPath: "#/properties/textPhone/type", keyword: "type", params: { type: schema0.properties.textPhone.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.usedKwh !== void 0) {
      let data9 = data.usedKwh;
      if (!Number.isFinite(data9) && data9 !== null) {
        let err25 = { instancePath: instancePath + "/usedKwh", schemaPath: "#/properties/usedKwh/type", keyword: "type", params: { type: schema0.properties.usedKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.likelyKwh !== void 0) {
      let data10 = data.likelyKwh;
      if (!Number.isFinite(data10) && data10 !== null) {
        let err26 = { instancePath: instancePath + "/likelyKwh", schemaPath: "#/properties/likelyKwh/type", keyword: "type", params: { type: schema0.properties.likelyKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.likelyCents !== void 0) {
      let data11 = data.likelyCents;
      if (!Number.isInteger(data11) && data11 !== null) {
        let err27 = { instancePath: instancePath + "/likelyCents", schemaPath: "#/properties/likelyCents/type", keyword: "type", params: { type: schema0.properties.likelyCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.periodEnd !== void 0) {
      let data12 = data.periodEnd;
      if (typeof data12 != "string" && data12 !== null) {
        let err28 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/type", keyword: "type", params: { type: schema0.properties.periodEnd.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
      if (typeof data12 == "string" && !formats1.test(data12)) {
        let err29 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
    if (data.goalState !== void 0 && (validate3(data.goalState, { instancePath: instancePath + "/goalState", parentData: data, parentDataProperty: "goalState", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.amountState !== void 0 && (validate3(data.amountState, { instancePath: instancePath + "/amountState", parentData: data, parentDataProperty: "amountState", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.fallback !== void 0) {
      let data15 = data.fallback;
      if (typeof data15 != "string" && data15 !== null) {
        let err30 = { instancePath: instancePath + "/fallback", schemaPath: "#/properties/fallback/type", keyword: "type", params: { type: schema0.properties.fallback.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
      if (!(data15 === "email" || data15 === "none" || data15 === null)) {
        let err31 = { instancePath: instancePath + "/fallback", schemaPath: "#/properties/fallback/enum", keyword: "enum", params: { allowedValues: schema0.properties.fallback.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
    if (data.news !== void 0) {
      let data16 = data.news;
      if (Array.isArray(data16)) {
        if (data16.length > 10) {
          let err32 = { instancePath: instancePath + "/news", schemaPath: "#/properties/news/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items" };
          vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
        }
        let len1 = data16.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate4(data16[i1], { instancePath: instancePath + "/news/" + i1, parentData: data16, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      } else {
        let err33 = { instancePath: instancePath + "/news", schemaPath: "#/properties/news/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
    }
  } else {
    let err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
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
var apex_UsageComparison = validate8;
var schema9 = { type: "string", enum: ["electric", "gas"] };
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "electric" || data === "gas")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema9.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
var schema10 = { type: "object", required: ["periodStart", "periodEnd", "billDate", "daysInCycle", "consumedKwh", "consumedTherms", "averageTemperature", "amountCents", "isEstimated"], additionalProperties: !0, properties: { periodStart: { type: "string", format: "date" }, periodEnd: { type: "string", format: "date" }, billDate: { type: ["string", "null"], format: "date" }, daysInCycle: { type: "integer", minimum: 0 }, consumedKwh: { type: ["number", "null"], minimum: 0 }, consumedTherms: { type: ["number", "null"], minimum: 0 }, averageTemperature: { type: ["number", "null"] }, amountCents: { type: ["integer", "null"], minimum: 0 }, isEstimated: { type: "boolean" } } };
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats1.test(data0)) {
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
        if (!formats1.test(data1)) {
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
        let err13 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/type", keyword: "type", params: { type: schema10.properties.billDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (typeof data2 == "string" && !formats1.test(data2)) {
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
        let err17 = { instancePath: instancePath + "/consumedKwh", schemaPath: "#/properties/consumedKwh/type", keyword: "type", params: { type: schema10.properties.consumedKwh.type }, message: "must be number,null" };
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
        let err19 = { instancePath: instancePath + "/consumedTherms", schemaPath: "#/properties/consumedTherms/type", keyword: "type", params: { type: schema10.properties.consumedTherms.type }, message: "must be number,null" };
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
        let err21 = { instancePath: instancePath + "/averageTemperature", schemaPath: "#/properties/averageTemperature/type", keyword: "type", params: { type: schema10.properties.averageTemperature.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data7 = data.amountCents;
      if (!Number.isInteger(data7) && data7 !== null) {
        let err22 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: schema10.properties.amountCents.type }, message: "must be integer,null" };
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
  return validate10.errors = vErrors, errors === 0;
}
var schema11 = { type: "object", required: ["homes", "isNearby", "used", "average", "efficient", "standing", "differencePercent"], additionalProperties: !0, properties: { homes: { type: "integer", minimum: 15 }, isNearby: { type: "boolean" }, used: { type: "number", minimum: 0 }, average: { type: "number", minimum: 0 }, efficient: { type: "number", minimum: 0 }, standing: { type: "string", enum: ["efficient", "less", "same", "more"] }, differencePercent: { type: "integer", minimum: 0 } } };
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err17 = { instancePath: instancePath + "/standing", schemaPath: "#/properties/standing/enum", keyword: "enum", params: { allowedValues: schema11.properties.standing.enum }, message: "must be equal to one of the allowed values" };
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
  return validate11.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.commodity !== void 0 && (validate9(data.commodity, { instancePath: instancePath + "/commodity", parentData: data, parentDataProperty: "commodity", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.thisBill !== void 0) {
      let data2 = data.thisBill, _errs5 = errors, valid1 = !1, _errs6 = errors;
      validate10(data2, { instancePath: instancePath + "/thisBill", parentData: data, parentDataProperty: "thisBill", rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length);
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
      validate10(data3, { instancePath: instancePath + "/lastBill", parentData: data, parentDataProperty: "lastBill", rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length);
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
      validate11(data4, { instancePath: instancePath + "/similarHomes", parentData: data, parentDataProperty: "similarHomes", rootData }) || (vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors), errors = vErrors.length);
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
  return validate8.errors = vErrors, errors === 0;
}
var apex_UsageForecast = validate12;
var schema13 = { type: "object", required: ["consumedKwh", "costCents", "averageTemperature"], additionalProperties: !0, properties: { consumedKwh: { type: "number" }, costCents: { type: ["integer", "null"] }, averageTemperature: { type: ["number", "null"] } } };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err4 = { instancePath: instancePath + "/costCents", schemaPath: "#/properties/costCents/type", keyword: "type", params: { type: schema13.properties.costCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.averageTemperature !== void 0) {
      let data2 = data.averageTemperature;
      if (!Number.isFinite(data2) && data2 !== null) {
        let err5 = { instancePath: instancePath + "/averageTemperature", schemaPath: "#/properties/averageTemperature/type", keyword: "type", params: { type: schema13.properties.averageTemperature.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.periodStart !== void 0) {
      let data1 = data.periodStart;
      if (typeof data1 == "string") {
        if (!formats1.test(data1)) {
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
        if (!formats1.test(data2)) {
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
    if (data.soFar !== void 0 && (validate13(data.soFar, { instancePath: instancePath + "/soFar", parentData: data, parentDataProperty: "soFar", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.likely !== void 0) {
      let data6 = data.likely, _errs13 = errors, valid1 = !1, _errs14 = errors;
      validate13(data6, { instancePath: instancePath + "/likely", parentData: data, parentDataProperty: "likely", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
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
      validate13(data7, { instancePath: instancePath + "/least", parentData: data, parentDataProperty: "least", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
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
      validate13(data8, { instancePath: instancePath + "/most", parentData: data, parentDataProperty: "most", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
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
  return validate12.errors = vErrors, errors === 0;
}
var apex_UsageHistory = validate14, schema14 = { type: "object", required: ["accountNumber", "commodity", "esiid", "periods"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, commodity: { $ref: "apex.Commodity" }, esiid: { type: ["string", "null"] }, periods: { type: "array", items: { $ref: "apex.UsagePeriod" } } } };
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.commodity !== void 0 && (validate9(data.commodity, { instancePath: instancePath + "/commodity", parentData: data, parentDataProperty: "commodity", rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length)), data.esiid !== void 0) {
      let data2 = data.esiid;
      if (typeof data2 != "string" && data2 !== null) {
        let err4 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/type", keyword: "type", params: { type: schema14.properties.esiid.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.periods !== void 0) {
      let data3 = data.periods;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate10(data3[i0], { instancePath: instancePath + "/periods/" + i0, parentData: data3, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate10.errors : vErrors.concat(validate10.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/periods", schemaPath: "#/properties/periods/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
var apex_UsageIntervals = validate15, schema15 = { type: "object", required: ["accountNumber", "esiid", "span", "resolution", "day", "firstDay", "lastDay", "earlierDay", "laterDay", "total", "yearBefore", "intervals"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, esiid: { type: ["string", "null"] }, span: { $ref: "apex.UsageSpan" }, resolution: { type: "string", enum: ["quarterHour", "hour", "day", "month"] }, day: { type: "string", format: "date" }, firstDay: { type: "string", format: "date" }, lastDay: { type: "string", format: "date" }, earlierDay: { type: ["string", "null"], format: "date" }, laterDay: { type: ["string", "null"], format: "date" }, total: { anyOf: [{ $ref: "apex.UsageTotal" }, { type: "null" }] }, yearBefore: { anyOf: [{ $ref: "apex.UsageTotal" }, { type: "null" }] }, intervals: { type: "array", items: { $ref: "apex.UsageInterval" } } } }, schema16 = { type: "string", enum: ["quarterHours", "day", "week", "month", "year"] };
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "quarterHours" || data === "day" || data === "week" || data === "month" || data === "year")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema16.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
var schema17 = { type: "object", required: ["start", "day", "seconds", "consumedKwh", "costCents", "averageTemperature", "isEstimated", "isOffPeak"], additionalProperties: !0, properties: { start: { type: "string", format: "date-time" }, day: { type: "string", format: "date" }, seconds: { type: "integer", minimum: 1 }, consumedKwh: { type: ["number", "null"] }, costCents: { type: ["integer", "null"] }, averageTemperature: { type: ["number", "null"] }, isEstimated: { type: "boolean" }, isOffPeak: { type: "boolean" } } };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.isOffPeak === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isOffPeak" }, message: "must have required property 'isOffPeak'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.start !== void 0) {
      let data0 = data.start;
      if (typeof data0 == "string") {
        if (!formats0.test(data0)) {
          let err8 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.day !== void 0) {
      let data1 = data.day;
      if (typeof data1 == "string") {
        if (!formats1.test(data1)) {
          let err10 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/day", schemaPath: "#/properties/day/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.seconds !== void 0) {
      let data2 = data.seconds;
      if (!Number.isInteger(data2)) {
        let err12 = { instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (Number.isFinite(data2) && data2 < 1) {
        let err13 = { instancePath: instancePath + "/seconds", schemaPath: "#/properties/seconds/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.consumedKwh !== void 0) {
      let data3 = data.consumedKwh;
      if (!Number.isFinite(data3) && data3 !== null) {
        let err14 = { instancePath: instancePath + "/consumedKwh", schemaPath: "#/properties/consumedKwh/type", keyword: "type", params: { type: schema17.properties.consumedKwh.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.costCents !== void 0) {
      let data4 = data.costCents;
      if (!Number.isInteger(data4) && data4 !== null) {
        let err15 = { instancePath: instancePath + "/costCents", schemaPath: "#/properties/costCents/type", keyword: "type", params: { type: schema17.properties.costCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.averageTemperature !== void 0) {
      let data5 = data.averageTemperature;
      if (!Number.isFinite(data5) && data5 !== null) {
        let err16 = { instancePath: instancePath + "/averageTemperature", schemaPath: "#/properties/averageTemperature/type", keyword: "type", params: { type: schema17.properties.averageTemperature.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.isEstimated !== void 0 && typeof data.isEstimated != "boolean") {
      let err17 = { instancePath: instancePath + "/isEstimated", schemaPath: "#/properties/isEstimated/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.isOffPeak !== void 0 && typeof data.isOffPeak != "boolean") {
      let err18 = { instancePath: instancePath + "/isOffPeak", schemaPath: "#/properties/isOffPeak/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.esiid !== void 0) {
      let data1 = data.esiid;
      if (typeof data1 != "string" && data1 !== null) {
        let err12 = { instancePath: instancePath + "/esiid", schemaPath: "#/properties/esiid/type", keyword: "type", params: { type: schema15.properties.esiid.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.span !== void 0 && (validate16(data.span, { instancePath: instancePath + "/span", parentData: data, parentDataProperty: "span", rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length)), data.resolution !== void 0) {
      let data3 = data.resolution;
      if (typeof data3 != "string") {
        let err13 = { instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (!(data3 === "quarterHour" || data3 === "hour" || data3 === "day" || data3 === "month")) {
        let err14 = { instancePath: instancePath + "/resolution", schemaPath: "#/properties/resolution/enum", keyword: "enum", params: { allowedValues: schema15.properties.resolution.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.day !== void 0) {
      let data4 = data.day;
      if (typeof data4 == "string") {
        if (!formats1.test(data4)) {
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
        if (!formats1.test(data5)) {
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
        if (!formats1.test(data6)) {
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
        let err21 = { instancePath: instancePath + "/earlierDay", schemaPath: "#/properties/earlierDay/type", keyword: "type", params: { type: schema15.properties.earlierDay.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (typeof data7 == "string" && !formats1.test(data7)) {
        let err22 = { instancePath: instancePath + "/earlierDay", schemaPath: "#/properties/earlierDay/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.laterDay !== void 0) {
      let data8 = data.laterDay;
      if (typeof data8 != "string" && data8 !== null) {
        let err23 = { instancePath: instancePath + "/laterDay", schemaPath: "#/properties/laterDay/type", keyword: "type", params: { type: schema15.properties.laterDay.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data8 == "string" && !formats1.test(data8)) {
        let err24 = { instancePath: instancePath + "/laterDay", schemaPath: "#/properties/laterDay/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.total !== void 0) {
      let data9 = data.total, _errs19 = errors, valid1 = !1, _errs20 = errors;
      validate13(data9, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
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
      validate13(data10, { instancePath: instancePath + "/yearBefore", parentData: data, parentDataProperty: "yearBefore", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
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
          validate17(data11[i0], { instancePath: instancePath + "/intervals/" + i0, parentData: data11, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length);
      } else {
        let err29 = { instancePath: instancePath + "/intervals", schemaPath: "#/properties/intervals/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
    }
  } else {
    let err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
var apex_UsageWeek = validate18;
function validate19(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.weekday === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weekday" }, message: "must have required property 'weekday'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.hour === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hour" }, message: "must have required property 'hour'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.consumedKwh === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumedKwh" }, message: "must have required property 'consumedKwh'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.costCents === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "costCents" }, message: "must have required property 'costCents'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.isOffPeak === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isOffPeak" }, message: "must have required property 'isOffPeak'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.weekday !== void 0) {
      let data0 = data.weekday;
      if (!Number.isInteger(data0)) {
        let err5 = { instancePath: instancePath + "/weekday", schemaPath: "#/properties/weekday/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (Number.isFinite(data0)) {
        if (data0 > 7) {
          let err6 = { instancePath: instancePath + "/weekday", schemaPath: "#/properties/weekday/maximum", keyword: "maximum", params: { comparison: "<=", limit: 7 }, message: "must be <= 7" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data0 < 1) {
          let err7 = { instancePath: instancePath + "/weekday", schemaPath: "#/properties/weekday/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
      }
    }
    if (data.hour !== void 0) {
      let data1 = data.hour;
      if (!Number.isInteger(data1)) {
        let err8 = { instancePath: instancePath + "/hour", schemaPath: "#/properties/hour/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
      if (Number.isFinite(data1)) {
        if (data1 > 23) {
          let err9 = { instancePath: instancePath + "/hour", schemaPath: "#/properties/hour/maximum", keyword: "maximum", params: { comparison: "<=", limit: 23 }, message: "must be <= 23" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (data1 < 0) {
          let err10 = { instancePath: instancePath + "/hour", schemaPath: "#/properties/hour/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      }
    }
    if (data.consumedKwh !== void 0) {
      let data2 = data.consumedKwh;
      if (!Number.isFinite(data2)) {
        let err11 = { instancePath: instancePath + "/consumedKwh", schemaPath: "#/properties/consumedKwh/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.costCents !== void 0) {
      let data3 = data.costCents;
      if (!Number.isFinite(data3)) {
        let err12 = { instancePath: instancePath + "/costCents", schemaPath: "#/properties/costCents/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.isOffPeak !== void 0 && typeof data.isOffPeak != "boolean") {
      let err13 = { instancePath: instancePath + "/isOffPeak", schemaPath: "#/properties/isOffPeak/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
  } else {
    let err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate19.errors = vErrors, errors === 0;
}
var schema20 = { type: "object", required: ["band", "consumedKwh", "costCents", "percent"], additionalProperties: !0, properties: { band: { type: "string", enum: ["days", "nights", "weekends"] }, consumedKwh: { type: "number" }, costCents: { type: "integer" }, percent: { type: ["integer", "null"] } } };
function validate20(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.band === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "band" }, message: "must have required property 'band'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.consumedKwh === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumedKwh" }, message: "must have required property 'consumedKwh'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.costCents === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "costCents" }, message: "must have required property 'costCents'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.percent === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "percent" }, message: "must have required property 'percent'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.band !== void 0) {
      let data0 = data.band;
      if (typeof data0 != "string") {
        let err4 = { instancePath: instancePath + "/band", schemaPath: "#/properties/band/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (!(data0 === "days" || data0 === "nights" || data0 === "weekends")) {
        let err5 = { instancePath: instancePath + "/band", schemaPath: "#/properties/band/enum", keyword: "enum", params: { allowedValues: schema20.properties.band.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.consumedKwh !== void 0) {
      let data1 = data.consumedKwh;
      if (!Number.isFinite(data1)) {
        let err6 = { instancePath: instancePath + "/consumedKwh", schemaPath: "#/properties/consumedKwh/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.costCents !== void 0) {
      let data2 = data.costCents;
      if (!Number.isInteger(data2)) {
        let err7 = { instancePath: instancePath + "/costCents", schemaPath: "#/properties/costCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.percent !== void 0) {
      let data3 = data.percent;
      if (!Number.isInteger(data3) && data3 !== null) {
        let err8 = { instancePath: instancePath + "/percent", schemaPath: "#/properties/percent/type", keyword: "type", params: { type: schema20.properties.percent.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate20.errors = vErrors, errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.hourlyKwh === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hourlyKwh" }, message: "must have required property 'hourlyKwh'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.monthlyCents === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "monthlyCents" }, message: "must have required property 'monthlyCents'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.hourlyKwh !== void 0) {
      let data0 = data.hourlyKwh;
      if (!Number.isFinite(data0)) {
        let err2 = { instancePath: instancePath + "/hourlyKwh", schemaPath: "#/properties/hourlyKwh/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.monthlyCents !== void 0) {
      let data1 = data.monthlyCents;
      if (!Number.isInteger(data1)) {
        let err3 = { instancePath: instancePath + "/monthlyCents", schemaPath: "#/properties/monthlyCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate21.errors = vErrors, errors === 0;
}
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0) {
      let err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "accountNumber" }, message: "must have required property 'accountNumber'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.firstDay === void 0) {
      let err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "firstDay" }, message: "must have required property 'firstDay'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.lastDay === void 0) {
      let err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lastDay" }, message: "must have required property 'lastDay'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.days === void 0) {
      let err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "days" }, message: "must have required property 'days'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.total === void 0) {
      let err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.hours === void 0) {
      let err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hours" }, message: "must have required property 'hours'" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.bands === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bands" }, message: "must have required property 'bands'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.alwaysOn === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "alwaysOn" }, message: "must have required property 'alwaysOn'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.firstDay !== void 0) {
      let data1 = data.firstDay;
      if (typeof data1 == "string") {
        if (!formats1.test(data1)) {
          let err8 = { instancePath: instancePath + "/firstDay", schemaPath: "#/properties/firstDay/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/firstDay", schemaPath: "#/properties/firstDay/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.lastDay !== void 0) {
      let data2 = data.lastDay;
      if (typeof data2 == "string") {
        if (!formats1.test(data2)) {
          let err10 = { instancePath: instancePath + "/lastDay", schemaPath: "#/properties/lastDay/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/lastDay", schemaPath: "#/properties/lastDay/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.days !== void 0) {
      let data3 = data.days;
      if (!Number.isInteger(data3)) {
        let err12 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (Number.isFinite(data3)) {
        if (data3 > 28) {
          let err13 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/maximum", keyword: "maximum", params: { comparison: "<=", limit: 28 }, message: "must be <= 28" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (data3 < 1) {
          let err14 = { instancePath: instancePath + "/days", schemaPath: "#/properties/days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      }
    }
    if (data.total !== void 0 && (validate13(data.total, { instancePath: instancePath + "/total", parentData: data, parentDataProperty: "total", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length)), data.hours !== void 0) {
      let data5 = data.hours;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate19(data5[i0], { instancePath: instancePath + "/hours/" + i0, parentData: data5, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors), errors = vErrors.length);
      } else {
        let err15 = { instancePath: instancePath + "/hours", schemaPath: "#/properties/hours/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.bands !== void 0) {
      let data7 = data.bands;
      if (Array.isArray(data7)) {
        let len1 = data7.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate20(data7[i1], { instancePath: instancePath + "/bands/" + i1, parentData: data7, parentDataProperty: i1, rootData }) || (vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors), errors = vErrors.length);
      } else {
        let err16 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.alwaysOn !== void 0) {
      let data9 = data.alwaysOn, _errs17 = errors, valid5 = !1, _errs18 = errors;
      validate21(data9, { instancePath: instancePath + "/alwaysOn", parentData: data, parentDataProperty: "alwaysOn", rootData }) || (vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors), errors = vErrors.length);
      var _valid0 = _errs18 === errors;
      if (valid5 = valid5 || _valid0, !valid5) {
        let _errs19 = errors;
        if (data9 !== null) {
          let err17 = { instancePath: instancePath + "/alwaysOn", schemaPath: "#/properties/alwaysOn/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        var _valid0 = _errs19 === errors;
        valid5 = valid5 || _valid0;
      }
      if (valid5)
        errors = _errs17, vErrors !== null && (_errs17 ? vErrors.length = _errs17 : vErrors = null);
      else {
        let err18 = { instancePath: instancePath + "/alwaysOn", schemaPath: "#/properties/alwaysOn/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
var setUsageAlerts_request = validate22;
var schema23 = { type: "string", enum: ["en", "es"] };
function validate23(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema23.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate23.errors = vErrors, errors === 0;
}
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.goalKwh !== void 0) {
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
          validate2(data4[i0], { instancePath: instancePath + "/channels/" + i0, parentData: data4, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
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
    data.language !== void 0 && (validate23(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors), errors = vErrors.length));
  } else {
    let err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate22.errors = vErrors, errors === 0;
}
var validators = {
  getUsageAlerts: { responses: { 200: apex_UsageAlerts, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUsageComparison: { responses: { 200: apex_UsageComparison, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUsageForecast: { responses: { 200: apex_UsageForecast, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUsageHistory: { responses: { 200: apex_UsageHistory, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUsageIntervals: { responses: { 200: apex_UsageIntervals, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getUsageWeek: { responses: { 200: apex_UsageWeek, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  setUsageAlerts: { request: setUsageAlerts_request, responses: { 200: apex_UsageAlerts, 400: apex_ApexErrors, 401: apex_ApexErrors, 403: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } }
};
export {
  validators
};
