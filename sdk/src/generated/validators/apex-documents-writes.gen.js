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
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data && typeof data == "object" && !Array.isArray(data) ? (data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data.settled === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/settled", keyword: "required", message: "must have required property 'settled'" })), data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.settled !== void 0 && typeof data.settled != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/settled", keyword: "type", message: "must be boolean" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate0.errors = vErrors, errors === 0;
}
var validateAnswerSwitchHold = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data && typeof data == "object" && !Array.isArray(data) ? (data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data.removed === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/removed", keyword: "required", message: "must have required property 'removed'" })), data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.removed !== void 0 && typeof data.removed != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/removed", keyword: "type", message: "must be boolean" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate2.errors = vErrors, errors === 0;
}
var validateRegisterDocument = validate3;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data && typeof data == "object" && !Array.isArray(data) && data.fileId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileId", keyword: "required", message: "must have required property 'fileId'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fileId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileId", keyword: "required", message: "must have required property 'fileId'" })), data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.requirementId !== void 0) {
      let data1 = data.requirementId;
      typeof data1 == "string" ? (ucs2length(data1) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/requirementId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/requirementId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/requirementId", keyword: "type", message: "must be string" });
    }
    if (data.documentType !== void 0) {
      let data2 = data.documentType;
      typeof data2 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/documentType", keyword: "type", message: "must be string" })), data2 === "governmentId" || data2 === "utilityBill" || data2 === "lease" || data2 === "deed" || data2 === "mortgage" || data2 === "homeLoan" || data2 === "propertyTax" || data2 === "insurancePolicy" || data2 === "landlordAffidavit" || data2 === "vehicleRegistration" || data2 === "certificateOfOccupancy" || data2 === "closingDocuments" || data2 === "newOccupancyStatement" || data2 === "multiFactorDocument" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/documentType", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.fileId !== void 0) {
      let data3 = data.fileId;
      typeof data3 == "string" ? (ucs2length(data3) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileId", keyword: "type", message: "must be string" });
    }
    if (data.replacesDocumentId !== void 0) {
      let data4 = data.replacesDocumentId;
      typeof data4 == "string" ? (ucs2length(data4) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/replacesDocumentId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/replacesDocumentId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/replacesDocumentId", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
var validateRemoveDocument = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data && typeof data == "object" && !Array.isArray(data) && data.documentId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/documentId", keyword: "required", message: "must have required property 'documentId'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.documentId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/documentId", keyword: "required", message: "must have required property 'documentId'" })), data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.documentId !== void 0) {
      let data1 = data.documentId;
      typeof data1 == "string" ? (ucs2length(data1) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/documentId", keyword: "maxLength", message: "must NOT have more than 64 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/documentId", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/documentId", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate4.errors = vErrors, errors === 0;
}
var validateSubmitDocuments = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.balanceSettled !== void 0) {
      let data1 = data.balanceSettled;
      typeof data1 != "boolean" && data1 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/balanceSettled", keyword: "type", message: "must be boolean,null" }));
    }
    if (data.switchHoldRemoved !== void 0) {
      let data2 = data.switchHoldRemoved;
      typeof data2 != "boolean" && data2 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/switchHoldRemoved", keyword: "type", message: "must be boolean,null" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate5.errors = vErrors, errors === 0;
}
export {
  validateAnswerOutstandingBalance,
  validateAnswerSwitchHold,
  validateRegisterDocument,
  validateRemoveDocument,
  validateSubmitDocuments
};
