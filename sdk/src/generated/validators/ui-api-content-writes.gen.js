// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCreateContentDocumentAndVersion = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.fileData === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileData", keyword: "required", message: "must have required property 'fileData'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fileData === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileData", keyword: "required", message: "must have required property 'fileData'" })), data.fileData !== void 0) {
      let data0 = data.fileData;
      data0 && typeof data0 == "object" && !Array.isArray(data0) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileData", keyword: "type", message: "must be object" }));
    }
    if (data.title !== void 0) {
      let data1 = data.title;
      typeof data1 == "string" ? (ucs2length(data1) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/title", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/title", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/title", keyword: "type", message: "must be string" });
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      typeof data2 == "string" ? ucs2length(data2) > 1e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "maxLength", message: "must NOT have more than 1000 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateCreateContentVersion = validate1;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate2.errors = vErrors, errors === 0;
}
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.fileData === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileData", keyword: "required", message: "must have required property 'fileData'" })), data && typeof data == "object" && !Array.isArray(data) && data.contentDocumentId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/contentDocumentId", keyword: "required", message: "must have required property 'contentDocumentId'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.contentDocumentId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/contentDocumentId", keyword: "required", message: "must have required property 'contentDocumentId'" })), data.fileData === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileData", keyword: "required", message: "must have required property 'fileData'" })), data.contentDocumentId !== void 0 && (validate2(data.contentDocumentId, { instancePath: instancePath + "/contentDocumentId" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.fileData !== void 0) {
      let data1 = data.fileData;
      data1 && typeof data1 == "object" && !Array.isArray(data1) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileData", keyword: "type", message: "must be object" }));
    }
    if (data.title !== void 0) {
      let data2 = data.title;
      typeof data2 == "string" ? (ucs2length(data2) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/title", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/title", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/title", keyword: "type", message: "must be string" });
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      typeof data3 == "string" ? ucs2length(data3) > 1e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "maxLength", message: "must NOT have more than 1000 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate1.errors = vErrors, errors === 0;
}
export {
  validateCreateContentDocumentAndVersion,
  validateCreateContentVersion
};
