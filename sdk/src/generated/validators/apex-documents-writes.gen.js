// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateAnswerOutstandingBalance = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.orderId !== void 0) {
      let data0 = data.orderId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/orderId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/orderId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.settled === void 0) {
      let err4 = { instancePath, keyword: "required", message: "must have required property 'settled'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.settled !== void 0 && typeof data.settled != "boolean") {
      let err5 = { instancePath: instancePath + "/settled", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateAnswerSwitchHold = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.orderId !== void 0) {
      let data0 = data.orderId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/orderId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/orderId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.removed === void 0) {
      let err4 = { instancePath, keyword: "required", message: "must have required property 'removed'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.removed !== void 0 && typeof data.removed != "boolean") {
      let err5 = { instancePath: instancePath + "/removed", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
  } else {
    let err6 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var validateRegisterDocument = validate3;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.orderId !== void 0) {
      let data0 = data.orderId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/orderId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/orderId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fileId === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'fileId'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.fileId !== void 0) {
      let data1 = data.fileId;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/fileId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/fileId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fileId === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'fileId'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.orderId === void 0) {
      let err7 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.requirementId !== void 0) {
      let data3 = data.requirementId;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 64) {
          let err8 = { instancePath: instancePath + "/requirementId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (ucs2length(data3) < 1) {
          let err9 = { instancePath: instancePath + "/requirementId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/requirementId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.documentType !== void 0) {
      let data4 = data.documentType;
      if (typeof data4 != "string") {
        let err11 = { instancePath: instancePath + "/documentType", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (!(data4 === "governmentId" || data4 === "utilityBill" || data4 === "lease" || data4 === "deed" || data4 === "mortgage" || data4 === "homeLoan" || data4 === "propertyTax" || data4 === "insurancePolicy" || data4 === "landlordAffidavit" || data4 === "vehicleRegistration" || data4 === "certificateOfOccupancy" || data4 === "closingDocuments" || data4 === "newOccupancyStatement" || data4 === "multiFactorDocument")) {
        let err12 = { instancePath: instancePath + "/documentType", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.fileId !== void 0) {
      let data5 = data.fileId;
      if (typeof data5 == "string") {
        if (ucs2length(data5) > 64) {
          let err13 = { instancePath: instancePath + "/fileId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (ucs2length(data5) < 1) {
          let err14 = { instancePath: instancePath + "/fileId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/fileId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.replacesDocumentId !== void 0) {
      let data6 = data.replacesDocumentId;
      if (typeof data6 == "string") {
        if (ucs2length(data6) > 64) {
          let err16 = { instancePath: instancePath + "/replacesDocumentId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (ucs2length(data6) < 1) {
          let err17 = { instancePath: instancePath + "/replacesDocumentId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/replacesDocumentId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var validateRemoveDocument = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.orderId !== void 0) {
      let data0 = data.orderId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/orderId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/orderId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.documentId === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'documentId'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.documentId !== void 0) {
      let data1 = data.documentId;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/documentId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/documentId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.documentId === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'documentId'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.orderId === void 0) {
      let err7 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.documentId !== void 0) {
      let data3 = data.documentId;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 64) {
          let err8 = { instancePath: instancePath + "/documentId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (ucs2length(data3) < 1) {
          let err9 = { instancePath: instancePath + "/documentId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/documentId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var validateSubmitDocuments = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.orderId !== void 0) {
      let data0 = data.orderId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/orderId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/orderId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.balanceSettled !== void 0) {
      let data2 = data.balanceSettled;
      if (typeof data2 != "boolean" && data2 !== null) {
        let err4 = { instancePath: instancePath + "/balanceSettled", keyword: "type", message: "must be boolean,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.switchHoldRemoved !== void 0) {
      let data3 = data.switchHoldRemoved;
      if (typeof data3 != "boolean" && data3 !== null) {
        let err5 = { instancePath: instancePath + "/switchHoldRemoved", keyword: "type", message: "must be boolean,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
export {
  validateAnswerOutstandingBalance,
  validateAnswerSwitchHold,
  validateRegisterDocument,
  validateRemoveDocument,
  validateSubmitDocuments
};
