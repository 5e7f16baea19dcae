// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var apex_Bill = validate0, schema0 = { type: "object", required: ["billId", "accountNumber", "commodity", "month", "periodStart", "periodEnd", "daysInCycle", "billDate", "dueDate", "payBy", "isOfPlan", "amountCents", "openCents", "payableCents", "state", "paidByAutopayOn", "isFinal", "previousBalanceCents", "totalCents", "consumed", "unit", "lines", "documentPath"], additionalProperties: !0, properties: { billId: { $ref: "apex.RecordId" }, month: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}$" }, accountNumber: { $ref: "apex.AccountNumber" }, commodity: { $ref: "apex.Commodity" }, periodStart: { type: "string", format: "date" }, periodEnd: { type: "string", format: "date" }, daysInCycle: { type: "integer", minimum: 0 }, billDate: { type: "string", format: "date" }, dueDate: { type: "string", format: "date" }, payBy: { type: "string", format: "date" }, isOfPlan: { type: "boolean" }, amountCents: { type: "integer" }, openCents: { type: "integer", minimum: 0 }, payableCents: { type: "integer", minimum: 0 }, state: { $ref: "apex.BillState" }, paidByAutopayOn: { type: ["string", "null"], format: "date" }, isFinal: { type: "boolean" }, previousBalanceCents: { type: "integer" }, totalCents: { type: "integer" }, consumed: { type: "number", minimum: 0 }, unit: { type: "string", enum: ["kWh", "therms"] }, lines: { type: "array", items: { $ref: "apex.BillLine" } }, documentPath: { type: ["string", "null"], pattern: "^/services/data/v[0-9]+\\.0/sobjects/ContentVersion/[a-zA-Z0-9]{18}/VersionData$" } } };
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
var pattern1 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate2(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern1.test(data)) {
      let err0 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[0-9A-Za-z-]{4,20}$" }, message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var schema3 = { type: "string", enum: ["electric", "gas"] };
function validate3(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "electric" || data === "gas")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema3.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var schema4 = { type: "string", enum: ["due", "pastDue", "paid"] };
function validate4(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "due" || data === "pastDue" || data === "paid")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema4.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var schema5 = { type: "object", required: ["kind", "section", "amountCents", "quantity", "unit", "unitPrice"], additionalProperties: !0, properties: { kind: { type: "string" }, section: { type: "string", enum: ["supply", "delivery", "taxes", "adjustments"] }, amountCents: { type: "integer" }, quantity: { type: ["number", "null"], minimum: 0 }, unit: { type: ["string", "null"], enum: ["kWh", "therms", null] }, unitPrice: { type: ["number", "null"] } } };
function validate5(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err8 = { instancePath: instancePath + "/section", schemaPath: "#/properties/section/enum", keyword: "enum", params: { allowedValues: schema5.properties.section.enum }, message: "must be equal to one of the allowed values" };
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
        let err10 = { instancePath: instancePath + "/quantity", schemaPath: "#/properties/quantity/type", keyword: "type", params: { type: schema5.properties.quantity.type }, message: "must be number,null" };
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
        let err12 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: schema5.properties.unit.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data4 === "kWh" || data4 === "therms" || data4 === null)) {
        let err13 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/enum", keyword: "enum", params: { allowedValues: schema5.properties.unit.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.unitPrice !== void 0) {
      let data5 = data.unitPrice;
      if (!Number.isFinite(data5) && data5 !== null) {
        let err14 = { instancePath: instancePath + "/unitPrice", schemaPath: "#/properties/unitPrice/type", keyword: "type", params: { type: schema5.properties.unitPrice.type }, message: "must be number,null" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}$", "u"), pattern3 = /* @__PURE__ */ new RegExp("^/services/data/v[0-9]+\\.0/sobjects/ContentVersion/[a-zA-Z0-9]{18}/VersionData$", "u"), formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
function validate0(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.payBy === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payBy" }, message: "must have required property 'payBy'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.isOfPlan === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isOfPlan" }, message: "must have required property 'isOfPlan'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.amountCents === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.openCents === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "openCents" }, message: "must have required property 'openCents'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.payableCents === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payableCents" }, message: "must have required property 'payableCents'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.state === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.paidByAutopayOn === void 0) {
      let err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "paidByAutopayOn" }, message: "must have required property 'paidByAutopayOn'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.isFinal === void 0) {
      let err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isFinal" }, message: "must have required property 'isFinal'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.previousBalanceCents === void 0) {
      let err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "previousBalanceCents" }, message: "must have required property 'previousBalanceCents'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.totalCents === void 0) {
      let err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "totalCents" }, message: "must have required property 'totalCents'" };
      vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
    }
    if (data.consumed === void 0) {
      let err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "consumed" }, message: "must have required property 'consumed'" };
      vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
    }
    if (data.unit === void 0) {
      let err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unit" }, message: "must have required property 'unit'" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    if (data.lines === void 0) {
      let err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lines" }, message: "must have required property 'lines'" };
      vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
    }
    if (data.documentPath === void 0) {
      let err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "documentPath" }, message: "must have required property 'documentPath'" };
      vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
    }
    if (data.billId !== void 0 && (validate1(data.billId, { instancePath: instancePath + "/billId", parentData: data, parentDataProperty: "billId", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.month !== void 0) {
      let data1 = data.month;
      if (typeof data1 == "string") {
        if (!pattern2.test(data1)) {
          let err23 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}$"' };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
      } else {
        let err24 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.accountNumber !== void 0 && (validate2(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.commodity !== void 0 && (validate3(data.commodity, { instancePath: instancePath + "/commodity", parentData: data, parentDataProperty: "commodity", rootData }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.periodStart !== void 0) {
      let data4 = data.periodStart;
      if (typeof data4 == "string") {
        if (!formats0.test(data4)) {
          let err25 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.periodEnd !== void 0) {
      let data5 = data.periodEnd;
      if (typeof data5 == "string") {
        if (!formats0.test(data5)) {
          let err27 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
        }
      } else {
        let err28 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.daysInCycle !== void 0) {
      let data6 = data.daysInCycle;
      if (!Number.isInteger(data6)) {
        let err29 = { instancePath: instancePath + "/daysInCycle", schemaPath: "#/properties/daysInCycle/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (Number.isFinite(data6) && data6 < 0) {
        let err30 = { instancePath: instancePath + "/daysInCycle", schemaPath: "#/properties/daysInCycle/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.billDate !== void 0) {
      let data7 = data.billDate;
      if (typeof data7 == "string") {
        if (!formats0.test(data7)) {
          let err31 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
        }
      } else {
        let err32 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data8 = data.dueDate;
      if (typeof data8 == "string") {
        if (!formats0.test(data8)) {
          let err33 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
        }
      } else {
        let err34 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.payBy !== void 0) {
      let data9 = data.payBy;
      if (typeof data9 == "string") {
        if (!formats0.test(data9)) {
          let err35 = { instancePath: instancePath + "/payBy", schemaPath: "#/properties/payBy/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
        }
      } else {
        let err36 = { instancePath: instancePath + "/payBy", schemaPath: "#/properties/payBy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.isOfPlan !== void 0 && typeof data.isOfPlan != "boolean") {
      let err37 = { instancePath: instancePath + "/isOfPlan", schemaPath: "#/properties/isOfPlan/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
    }
    if (data.amountCents !== void 0) {
      let data11 = data.amountCents;
      if (!Number.isInteger(data11)) {
        let err38 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.openCents !== void 0) {
      let data12 = data.openCents;
      if (!Number.isInteger(data12)) {
        let err39 = { instancePath: instancePath + "/openCents", schemaPath: "#/properties/openCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
      if (Number.isFinite(data12) && data12 < 0) {
        let err40 = { instancePath: instancePath + "/openCents", schemaPath: "#/properties/openCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.payableCents !== void 0) {
      let data13 = data.payableCents;
      if (!Number.isInteger(data13)) {
        let err41 = { instancePath: instancePath + "/payableCents", schemaPath: "#/properties/payableCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
      if (Number.isFinite(data13) && data13 < 0) {
        let err42 = { instancePath: instancePath + "/payableCents", schemaPath: "#/properties/payableCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
    if (data.state !== void 0 && (validate4(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.paidByAutopayOn !== void 0) {
      let data15 = data.paidByAutopayOn;
      if (typeof data15 != "string" && data15 !== null) {
        let err43 = { instancePath: instancePath + "/paidByAutopayOn", schemaPath: "#/properties/paidByAutopayOn/type", keyword: "type", params: { type: schema0.properties.paidByAutopayOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
      }
      if (typeof data15 == "string" && !formats0.test(data15)) {
        let err44 = { instancePath: instancePath + "/paidByAutopayOn", schemaPath: "#/properties/paidByAutopayOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err44] : vErrors.push(err44), errors++;
      }
    }
    if (data.isFinal !== void 0 && typeof data.isFinal != "boolean") {
      let err45 = { instancePath: instancePath + "/isFinal", schemaPath: "#/properties/isFinal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err45] : vErrors.push(err45), errors++;
    }
    if (data.previousBalanceCents !== void 0) {
      let data17 = data.previousBalanceCents;
      if (!Number.isInteger(data17)) {
        let err46 = { instancePath: instancePath + "/previousBalanceCents", schemaPath: "#/properties/previousBalanceCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err46] : vErrors.push(err46), errors++;
      }
    }
    if (data.totalCents !== void 0) {
      let data18 = data.totalCents;
      if (!Number.isInteger(data18)) {
        let err47 = { instancePath: instancePath + "/totalCents", schemaPath: "#/properties/totalCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err47] : vErrors.push(err47), errors++;
      }
    }
    if (data.consumed !== void 0) {
      let data19 = data.consumed;
      if (Number.isFinite(data19)) {
        if (data19 < 0) {
          let err48 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
          vErrors === null ? vErrors = [err48] : vErrors.push(err48), errors++;
        }
      } else {
        let err49 = { instancePath: instancePath + "/consumed", schemaPath: "#/properties/consumed/type", keyword: "type", params: { type: "number" }, message: "must be number" };
        vErrors === null ? vErrors = [err49] : vErrors.push(err49), errors++;
      }
    }
    if (data.unit !== void 0) {
      let data20 = data.unit;
      if (typeof data20 != "string") {
        let err50 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err50] : vErrors.push(err50), errors++;
      }
      if (!(data20 === "kWh" || data20 === "therms")) {
        let err51 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/enum", keyword: "enum", params: { allowedValues: schema0.properties.unit.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err51] : vErrors.push(err51), errors++;
      }
    }
    if (data.lines !== void 0) {
      let data21 = data.lines;
      if (Array.isArray(data21)) {
        let len0 = data21.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate5(data21[i0], { instancePath: instancePath + "/lines/" + i0, parentData: data21, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors), errors = vErrors.length);
      } else {
        let err52 = { instancePath: instancePath + "/lines", schemaPath: "#/properties/lines/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err52] : vErrors.push(err52), errors++;
      }
    }
    if (data.documentPath !== void 0) {
      let data23 = data.documentPath;
      if (typeof data23 != "string" && data23 !== null) {
        let err53 = { instancePath: instancePath + "/documentPath", schemaPath: "#/properties/documentPath/type", keyword: "type", params: { type: schema0.properties.documentPath.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err53] : vErrors.push(err53), errors++;
      }
      if (typeof data23 == "string" && !pattern3.test(data23)) {
        let err54 = { instancePath: instancePath + "/documentPath", schemaPath: "#/properties/documentPath/pattern", keyword: "pattern", params: { pattern: "^/services/data/v[0-9]+\\.0/sobjects/ContentVersion/[a-zA-Z0-9]{18}/VersionData$" }, message: 'must match pattern "^/services/data/v[0-9]+\\.0/sobjects/ContentVersion/[a-zA-Z0-9]{18}/VersionData$"' };
        vErrors === null ? vErrors = [err54] : vErrors.push(err54), errors++;
      }
    }
  } else {
    let err55 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err55] : vErrors.push(err55), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
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
var apex_BillPayment = validate9, schema9 = { type: "object", required: ["paymentId", "state", "confirmationNumber", "amountCents", "currency", "takenAt", "paidAt", "isAutomatic", "method", "brandName", "lastFour", "declineReason", "balanceCents"], additionalProperties: !0, properties: { paymentId: { type: ["string", "null"] }, state: { type: "string", enum: ["succeeded", "pending", "failed", "notReceived"] }, confirmationNumber: { type: ["string", "null"] }, amountCents: { type: ["integer", "null"], minimum: 1 }, currency: { type: "string" }, takenAt: { type: ["string", "null"], format: "date-time" }, paidAt: { type: ["string", "null"], format: "date-time" }, isAutomatic: { type: "boolean" }, method: { type: ["string", "null"], enum: ["card", "bank", null] }, brandName: { type: ["string", "null"] }, lastFour: { type: ["string", "null"] }, declineReason: { oneOf: [{ $ref: "apex.DeclineReason" }, { type: "null" }] }, balanceCents: { type: ["integer", "null"] } } }, formats1 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2})$/;
function validate9(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        let err13 = { instancePath: instancePath + "/paymentId", schemaPath: "#/properties/paymentId/type", keyword: "type", params: { type: schema9.properties.paymentId.type }, message: "must be string,null" };
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
        let err15 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema9.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.confirmationNumber !== void 0) {
      let data2 = data.confirmationNumber;
      if (typeof data2 != "string" && data2 !== null) {
        let err16 = { instancePath: instancePath + "/confirmationNumber", schemaPath: "#/properties/confirmationNumber/type", keyword: "type", params: { type: schema9.properties.confirmationNumber.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data3 = data.amountCents;
      if (!Number.isInteger(data3) && data3 !== null) {
        let err17 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: schema9.properties.amountCents.type }, message: "must be integer,null" };
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
        let err20 = { instancePath: instancePath + "/takenAt", schemaPath: "#/properties/takenAt/type", keyword: "type", params: { type: schema9.properties.takenAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
      if (typeof data5 == "string" && !formats1.test(data5)) {
        let err21 = { instancePath: instancePath + "/takenAt", schemaPath: "#/properties/takenAt/format", keyword: "format", params: { format: "date-time" }, message: 'must match format "date-time"' };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    if (data.paidAt !== void 0) {
      let data6 = data.paidAt;
      if (typeof data6 != "string" && data6 !== null) {
        let err22 = { instancePath: instancePath + "/paidAt", schemaPath: "#/properties/paidAt/type", keyword: "type", params: { type: schema9.properties.paidAt.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
      if (typeof data6 == "string" && !formats1.test(data6)) {
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
        let err25 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: schema9.properties.method.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (!(data8 === "card" || data8 === "bank" || data8 === null)) {
        let err26 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema9.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.brandName !== void 0) {
      let data9 = data.brandName;
      if (typeof data9 != "string" && data9 !== null) {
        let err27 = { instancePath: instancePath + "/brandName", schemaPath: "#/properties/brandName/type", keyword: "type", params: { type: schema9.properties.brandName.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
    }
    if (data.lastFour !== void 0) {
      let data10 = data.lastFour;
      if (typeof data10 != "string" && data10 !== null) {
        let err28 = { instancePath: instancePath + "/lastFour", schemaPath: "#/properties/lastFour/type", keyword: "type", params: { type: schema9.properties.lastFour.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.declineReason !== void 0) {
      let data11 = data.declineReason, _errs25 = errors, valid1 = !1, passing0 = null, _errs26 = errors;
      validate7(data11, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
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
        let err31 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/type", keyword: "type", params: { type: schema9.properties.balanceCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
    }
  } else {
    let err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
var apex_BillPayments = validate10;
function validate10(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.accountNumber !== void 0 && (validate2(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.payments !== void 0) {
      let data1 = data.payments;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate9(data1[i0], { instancePath: instancePath + "/payments/" + i0, parentData: data1, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/payments", schemaPath: "#/properties/payments/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var apex_Bills = validate11, schema11 = { type: "object", required: ["accountNumber", "state", "isClosed", "balanceCents", "payableCents", "pendingCents", "dueDate", "pastDueCents", "pastDueSince", "nextDueDate", "nextBillOn", "refusedPayment", "extension", "preferredMethodId", "bills"], additionalProperties: !0, properties: { accountNumber: { $ref: "apex.AccountNumber" }, state: { type: "string", enum: ["noBills", "clear", "credit", "due", "pastDue", "processing"] }, isClosed: { type: "boolean" }, balanceCents: { type: "integer" }, payableCents: { type: "integer", minimum: 0 }, pendingCents: { type: "integer", minimum: 0 }, dueDate: { type: ["string", "null"], format: "date" }, pastDueCents: { type: "integer", minimum: 0 }, pastDueSince: { type: ["string", "null"], format: "date" }, nextDueDate: { type: ["string", "null"], format: "date" }, nextDueCents: { type: ["integer", "null"], minimum: 0 }, laterCents: { type: "integer", minimum: 0 }, nextBillOn: { type: ["string", "null"], format: "date" }, refusedPayment: { oneOf: [{ $ref: "apex.RefusedBillPayment" }, { type: "null" }] }, extension: { oneOf: [{ $ref: "apex.ActiveExtension" }, { type: "null" }] }, preferredMethodId: { type: ["string", "null"] }, bills: { type: "array", items: { $ref: "apex.BillSummary" } } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats1.test(data2)) {
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
      validate7(data3, { instancePath: instancePath + "/declineReason", parentData: data, parentDataProperty: "declineReason", rootData }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
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
  return validate12.errors = vErrors, errors === 0;
}
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
        if (!formats0.test(data1)) {
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
        if (!formats0.test(data2)) {
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
  return validate13.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.payBy === void 0) {
      let err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "payBy" }, message: "must have required property 'payBy'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.amountCents === void 0) {
      let err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amountCents" }, message: "must have required property 'amountCents'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.openCents === void 0) {
      let err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "openCents" }, message: "must have required property 'openCents'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.state === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.isFinal === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "isFinal" }, message: "must have required property 'isFinal'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.billId !== void 0 && (validate1(data.billId, { instancePath: instancePath + "/billId", parentData: data, parentDataProperty: "billId", rootData }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.month !== void 0) {
      let data1 = data.month;
      if (typeof data1 == "string") {
        if (!pattern2.test(data1)) {
          let err11 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-[0-9]{2}$" }, message: 'must match pattern "^[0-9]{4}-[0-9]{2}$"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/month", schemaPath: "#/properties/month/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.periodStart !== void 0) {
      let data2 = data.periodStart;
      if (typeof data2 == "string") {
        if (!formats0.test(data2)) {
          let err13 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/periodStart", schemaPath: "#/properties/periodStart/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.periodEnd !== void 0) {
      let data3 = data.periodEnd;
      if (typeof data3 == "string") {
        if (!formats0.test(data3)) {
          let err15 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
        }
      } else {
        let err16 = { instancePath: instancePath + "/periodEnd", schemaPath: "#/properties/periodEnd/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.billDate !== void 0) {
      let data4 = data.billDate;
      if (typeof data4 == "string") {
        if (!formats0.test(data4)) {
          let err17 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/billDate", schemaPath: "#/properties/billDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data5 = data.dueDate;
      if (typeof data5 == "string") {
        if (!formats0.test(data5)) {
          let err19 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.payBy !== void 0) {
      let data6 = data.payBy;
      if (typeof data6 == "string") {
        if (!formats0.test(data6)) {
          let err21 = { instancePath: instancePath + "/payBy", schemaPath: "#/properties/payBy/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
      } else {
        let err22 = { instancePath: instancePath + "/payBy", schemaPath: "#/properties/payBy/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.amountCents !== void 0) {
      let data7 = data.amountCents;
      if (!Number.isInteger(data7)) {
        let err23 = { instancePath: instancePath + "/amountCents", schemaPath: "#/properties/amountCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.openCents !== void 0) {
      let data8 = data.openCents;
      if (!Number.isInteger(data8)) {
        let err24 = { instancePath: instancePath + "/openCents", schemaPath: "#/properties/openCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
      if (Number.isFinite(data8) && data8 < 0) {
        let err25 = { instancePath: instancePath + "/openCents", schemaPath: "#/properties/openCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
    }
    if (data.state !== void 0 && (validate4(data.state, { instancePath: instancePath + "/state", parentData: data, parentDataProperty: "state", rootData }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.isFinal !== void 0 && typeof data.isFinal != "boolean") {
      let err26 = { instancePath: instancePath + "/isFinal", schemaPath: "#/properties/isFinal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
    }
  } else {
    let err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (data.nextDueDate === void 0) {
      let err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextDueDate" }, message: "must have required property 'nextDueDate'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.nextBillOn === void 0) {
      let err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "nextBillOn" }, message: "must have required property 'nextBillOn'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.refusedPayment === void 0) {
      let err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "refusedPayment" }, message: "must have required property 'refusedPayment'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.extension === void 0) {
      let err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "extension" }, message: "must have required property 'extension'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.preferredMethodId === void 0) {
      let err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "preferredMethodId" }, message: "must have required property 'preferredMethodId'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.bills === void 0) {
      let err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "bills" }, message: "must have required property 'bills'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.accountNumber !== void 0 && (validate2(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.state !== void 0) {
      let data1 = data.state;
      if (typeof data1 != "string") {
        let err15 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data1 === "noBills" || data1 === "clear" || data1 === "credit" || data1 === "due" || data1 === "pastDue" || data1 === "processing")) {
        let err16 = { instancePath: instancePath + "/state", schemaPath: "#/properties/state/enum", keyword: "enum", params: { allowedValues: schema11.properties.state.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.isClosed !== void 0 && typeof data.isClosed != "boolean") {
      let err17 = { instancePath: instancePath + "/isClosed", schemaPath: "#/properties/isClosed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.balanceCents !== void 0) {
      let data3 = data.balanceCents;
      if (!Number.isInteger(data3)) {
        let err18 = { instancePath: instancePath + "/balanceCents", schemaPath: "#/properties/balanceCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.payableCents !== void 0) {
      let data4 = data.payableCents;
      if (!Number.isInteger(data4)) {
        let err19 = { instancePath: instancePath + "/payableCents", schemaPath: "#/properties/payableCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err20 = { instancePath: instancePath + "/payableCents", schemaPath: "#/properties/payableCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.pendingCents !== void 0) {
      let data5 = data.pendingCents;
      if (!Number.isInteger(data5)) {
        let err21 = { instancePath: instancePath + "/pendingCents", schemaPath: "#/properties/pendingCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
      if (Number.isFinite(data5) && data5 < 0) {
        let err22 = { instancePath: instancePath + "/pendingCents", schemaPath: "#/properties/pendingCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.dueDate !== void 0) {
      let data6 = data.dueDate;
      if (typeof data6 != "string" && data6 !== null) {
        let err23 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/type", keyword: "type", params: { type: schema11.properties.dueDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
      if (typeof data6 == "string" && !formats0.test(data6)) {
        let err24 = { instancePath: instancePath + "/dueDate", schemaPath: "#/properties/dueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
    if (data.pastDueCents !== void 0) {
      let data7 = data.pastDueCents;
      if (!Number.isInteger(data7)) {
        let err25 = { instancePath: instancePath + "/pastDueCents", schemaPath: "#/properties/pastDueCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
      }
      if (Number.isFinite(data7) && data7 < 0) {
        let err26 = { instancePath: instancePath + "/pastDueCents", schemaPath: "#/properties/pastDueCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.pastDueSince !== void 0) {
      let data8 = data.pastDueSince;
      if (typeof data8 != "string" && data8 !== null) {
        let err27 = { instancePath: instancePath + "/pastDueSince", schemaPath: "#/properties/pastDueSince/type", keyword: "type", params: { type: schema11.properties.pastDueSince.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data8 == "string" && !formats0.test(data8)) {
        let err28 = { instancePath: instancePath + "/pastDueSince", schemaPath: "#/properties/pastDueSince/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    if (data.nextDueDate !== void 0) {
      let data9 = data.nextDueDate;
      if (typeof data9 != "string" && data9 !== null) {
        let err29 = { instancePath: instancePath + "/nextDueDate", schemaPath: "#/properties/nextDueDate/type", keyword: "type", params: { type: schema11.properties.nextDueDate.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
      }
      if (typeof data9 == "string" && !formats0.test(data9)) {
        let err30 = { instancePath: instancePath + "/nextDueDate", schemaPath: "#/properties/nextDueDate/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
      }
    }
    if (data.nextDueCents !== void 0) {
      let data10 = data.nextDueCents;
      if (!Number.isInteger(data10) && data10 !== null) {
        let err31 = { instancePath: instancePath + "/nextDueCents", schemaPath: "#/properties/nextDueCents/type", keyword: "type", params: { type: schema11.properties.nextDueCents.type }, message: "must be integer,null" };
        vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
      }
      if (Number.isFinite(data10) && data10 < 0) {
        let err32 = { instancePath: instancePath + "/nextDueCents", schemaPath: "#/properties/nextDueCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err32] : vErrors.push(err32), errors++;
      }
    }
    if (data.laterCents !== void 0) {
      let data11 = data.laterCents;
      if (!Number.isInteger(data11)) {
        let err33 = { instancePath: instancePath + "/laterCents", schemaPath: "#/properties/laterCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err33] : vErrors.push(err33), errors++;
      }
      if (Number.isFinite(data11) && data11 < 0) {
        let err34 = { instancePath: instancePath + "/laterCents", schemaPath: "#/properties/laterCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err34] : vErrors.push(err34), errors++;
      }
    }
    if (data.nextBillOn !== void 0) {
      let data12 = data.nextBillOn;
      if (typeof data12 != "string" && data12 !== null) {
        let err35 = { instancePath: instancePath + "/nextBillOn", schemaPath: "#/properties/nextBillOn/type", keyword: "type", params: { type: schema11.properties.nextBillOn.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err35] : vErrors.push(err35), errors++;
      }
      if (typeof data12 == "string" && !formats0.test(data12)) {
        let err36 = { instancePath: instancePath + "/nextBillOn", schemaPath: "#/properties/nextBillOn/format", keyword: "format", params: { format: "date" }, message: 'must match format "date"' };
        vErrors === null ? vErrors = [err36] : vErrors.push(err36), errors++;
      }
    }
    if (data.refusedPayment !== void 0) {
      let data13 = data.refusedPayment, _errs28 = errors, valid1 = !1, passing0 = null, _errs29 = errors;
      validate12(data13, { instancePath: instancePath + "/refusedPayment", parentData: data, parentDataProperty: "refusedPayment", rootData }) || (vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors), errors = vErrors.length);
      var _valid0 = _errs29 === errors;
      _valid0 && (valid1 = !0, passing0 = 0);
      let _errs30 = errors;
      if (data13 !== null) {
        let err37 = { instancePath: instancePath + "/refusedPayment", schemaPath: "#/properties/refusedPayment/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err37] : vErrors.push(err37), errors++;
      }
      var _valid0 = _errs30 === errors;
      if (_valid0 && valid1 ? (valid1 = !1, passing0 = [passing0, 1]) : _valid0 && (valid1 = !0, passing0 = 1), valid1)
        errors = _errs28, vErrors !== null && (_errs28 ? vErrors.length = _errs28 : vErrors = null);
      else {
        let err38 = { instancePath: instancePath + "/refusedPayment", schemaPath: "#/properties/refusedPayment/oneOf", keyword: "oneOf", params: { passingSchemas: passing0 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err38] : vErrors.push(err38), errors++;
      }
    }
    if (data.extension !== void 0) {
      let data14 = data.extension, _errs33 = errors, valid2 = !1, passing1 = null, _errs34 = errors;
      validate13(data14, { instancePath: instancePath + "/extension", parentData: data, parentDataProperty: "extension", rootData }) || (vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors), errors = vErrors.length);
      var _valid1 = _errs34 === errors;
      _valid1 && (valid2 = !0, passing1 = 0);
      let _errs35 = errors;
      if (data14 !== null) {
        let err39 = { instancePath: instancePath + "/extension", schemaPath: "#/properties/extension/oneOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null" };
        vErrors === null ? vErrors = [err39] : vErrors.push(err39), errors++;
      }
      var _valid1 = _errs35 === errors;
      if (_valid1 && valid2 ? (valid2 = !1, passing1 = [passing1, 1]) : _valid1 && (valid2 = !0, passing1 = 1), valid2)
        errors = _errs33, vErrors !== null && (_errs33 ? vErrors.length = _errs33 : vErrors = null);
      else {
        let err40 = { instancePath: instancePath + "/extension", schemaPath: "#/properties/extension/oneOf", keyword: "oneOf", params: { passingSchemas: passing1 }, message: "must match exactly one schema in oneOf" };
        vErrors === null ? vErrors = [err40] : vErrors.push(err40), errors++;
      }
    }
    if (data.preferredMethodId !== void 0) {
      let data15 = data.preferredMethodId;
      if (typeof data15 != "string" && data15 !== null) {
        let err41 = { instancePath: instancePath + "/preferredMethodId", schemaPath: "#/properties/preferredMethodId/type", keyword: "type", params: { type: schema11.properties.preferredMethodId.type }, message: "must be string,null" };
        vErrors === null ? vErrors = [err41] : vErrors.push(err41), errors++;
      }
    }
    if (data.bills !== void 0) {
      let data16 = data.bills;
      if (Array.isArray(data16)) {
        let len0 = data16.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate14(data16[i0], { instancePath: instancePath + "/bills/" + i0, parentData: data16, parentDataProperty: i0, rootData }) || (vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors), errors = vErrors.length);
      } else {
        let err42 = { instancePath: instancePath + "/bills", schemaPath: "#/properties/bills/type", keyword: "type", params: { type: "array" }, message: "must be array" };
        vErrors === null ? vErrors = [err42] : vErrors.push(err42), errors++;
      }
    }
  } else {
    let err43 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err43] : vErrors.push(err43), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
var payBill_request = validate15, schema15 = { type: "object", required: ["accountNumber", "pays", "balanceCents", "language", "idempotencyKey"], additionalProperties: !1, properties: { accountNumber: { $ref: "apex.AccountNumber" }, pays: { type: "string", enum: ["balance", "pastDue", "other"] }, otherAmount: { type: "number", minimum: 0, maximum: 1e5 }, balanceCents: { type: "integer", minimum: 0 }, pastDueCents: { type: "integer", minimum: 0 }, method: { type: "string", enum: ["card", "bank"] }, paymentMethodId: { type: "string", minLength: 4, maxLength: 64 }, paymentToken: { $ref: "apex.PaymentToken" }, keepMethod: { type: "boolean" }, language: { $ref: "apex.Language" }, idempotencyKey: { $ref: "apex.IdempotencyKey" } } }, func1 = Object.prototype.hasOwnProperty;
var pattern4 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate16(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
    if (!pattern4.test(data)) {
      let err2 = { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z0-9_-]+$" }, message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
var schema17 = { type: "string", enum: ["en", "es"] };
function validate17(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: schema17.enum }, message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate17.errors = vErrors, errors === 0;
}
var formats2 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate18(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!formats2.test(data)) {
      let err0 = { instancePath, schemaPath: "#/format", keyword: "format", params: { format: "uuid" }, message: 'must match format "uuid"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate18.errors = vErrors, errors === 0;
}
function validate15(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
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
      if (!func1.call(schema15.properties, key0)) {
        let err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    if (data.accountNumber !== void 0 && (validate2(data.accountNumber, { instancePath: instancePath + "/accountNumber", parentData: data, parentDataProperty: "accountNumber", rootData }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.pays !== void 0) {
      let data1 = data.pays;
      if (typeof data1 != "string") {
        let err6 = { instancePath: instancePath + "/pays", schemaPath: "#/properties/pays/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (!(data1 === "balance" || data1 === "pastDue" || data1 === "other")) {
        let err7 = { instancePath: instancePath + "/pays", schemaPath: "#/properties/pays/enum", keyword: "enum", params: { allowedValues: schema15.properties.pays.enum }, message: "must be equal to one of the allowed values" };
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
    if (data.pastDueCents !== void 0) {
      let data4 = data.pastDueCents;
      if (!Number.isInteger(data4)) {
        let err13 = { instancePath: instancePath + "/pastDueCents", schemaPath: "#/properties/pastDueCents/type", keyword: "type", params: { type: "integer" }, message: "must be integer" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
      if (Number.isFinite(data4) && data4 < 0) {
        let err14 = { instancePath: instancePath + "/pastDueCents", schemaPath: "#/properties/pastDueCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.method !== void 0) {
      let data5 = data.method;
      if (typeof data5 != "string") {
        let err15 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
      if (!(data5 === "card" || data5 === "bank")) {
        let err16 = { instancePath: instancePath + "/method", schemaPath: "#/properties/method/enum", keyword: "enum", params: { allowedValues: schema15.properties.method.enum }, message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.paymentMethodId !== void 0) {
      let data6 = data.paymentMethodId;
      if (typeof data6 == "string") {
        if (ucs2length(data6) > 64) {
          let err17 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
        if (ucs2length(data6) < 4) {
          let err18 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/minLength", keyword: "minLength", params: { limit: 4 }, message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
      } else {
        let err19 = { instancePath: instancePath + "/paymentMethodId", schemaPath: "#/properties/paymentMethodId/type", keyword: "type", params: { type: "string" }, message: "must be string" };
        vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
      }
    }
    if (data.paymentToken !== void 0 && (validate16(data.paymentToken, { instancePath: instancePath + "/paymentToken", parentData: data, parentDataProperty: "paymentToken", rootData }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length)), data.keepMethod !== void 0 && typeof data.keepMethod != "boolean") {
      let err20 = { instancePath: instancePath + "/keepMethod", schemaPath: "#/properties/keepMethod/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean" };
      vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
    }
    data.language !== void 0 && (validate17(data.language, { instancePath: instancePath + "/language", parentData: data, parentDataProperty: "language", rootData }) || (vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors), errors = vErrors.length)), data.idempotencyKey !== void 0 && (validate18(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey", parentData: data, parentDataProperty: "idempotencyKey", rootData }) || (vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors), errors = vErrors.length));
  } else {
    let err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" };
    vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
var validators = {
  getBill: { responses: { 200: apex_Bill, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBillPayment: { responses: { 200: apex_BillPayment, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBillPaymentStatus: { responses: { 200: apex_BillPayment, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBillPayments: { responses: { 200: apex_BillPayments, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  getBills: { responses: { 200: apex_Bills, 400: apex_ApexErrors, 401: apex_ApexErrors, 404: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } },
  payBill: { request: payBill_request, responses: { 200: apex_BillPayment, 202: apex_BillPayment, 400: apex_ApexErrors, 401: apex_ApexErrors, 402: apex_ApexErrors, 404: apex_ApexErrors, 409: apex_ApexErrors, 429: apex_ApexErrors, 500: apex_ApexErrors, 503: apex_ApexErrors } }
};
export {
  validators
};
