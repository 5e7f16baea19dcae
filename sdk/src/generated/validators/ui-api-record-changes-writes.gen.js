// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCreateRecord = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 255) {
      let err0 = { instancePath, keyword: "maxLength", message: "must NOT have more than 255 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 1) {
      let err1 = { instancePath, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0];
      if (typeof data0 != "string" && !(typeof data0 == "number" && isFinite(data0)) && typeof data0 != "boolean" && data0 !== null) {
        let err0 = { instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string,number,boolean,null" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
  else {
    let err1 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fields === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.handleOwnerChange !== void 0 && typeof data.handleOwnerChange != "boolean") {
      let err2 = { instancePath: instancePath + "/handleOwnerChange", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.includeFieldsInBody !== void 0 && typeof data.includeFieldsInBody != "boolean") {
      let err3 = { instancePath: instancePath + "/includeFieldsInBody", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.triggerOtherEmail !== void 0 && typeof data.triggerOtherEmail != "boolean") {
      let err4 = { instancePath: instancePath + "/triggerOtherEmail", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.triggerUserEmail !== void 0 && typeof data.triggerUserEmail != "boolean") {
      let err5 = { instancePath: instancePath + "/triggerUserEmail", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.useDefaultRule !== void 0 && typeof data.useDefaultRule != "boolean") {
      let err6 = { instancePath: instancePath + "/useDefaultRule", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.allowSaveOnDuplicate !== void 0 && typeof data.allowSaveOnDuplicate != "boolean") {
      let err7 = { instancePath: instancePath + "/allowSaveOnDuplicate", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    data.apiName !== void 0 && (validate1(data.apiName, { instancePath: instancePath + "/apiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateDeleteRecord = validate3;
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern1.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'recordId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.recordId !== void 0) {
      let data0 = data.recordId;
      if (validate4(data0, { instancePath: instancePath + "/recordId" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/recordId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/recordId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var validateUpdateRecord = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fields !== void 0) {
      let data0 = data.fields;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/fields", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/fields", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.fields !== void 0) {
      let data1 = data.fields;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
        if (data1.Id === void 0) {
          let err4 = { instancePath: instancePath + "/fields", keyword: "required", message: "must have required property 'Id'" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1.Id !== void 0) {
          let data2 = data1.Id;
          if (validate4(data2, { instancePath: instancePath + "/fields/Id" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length), typeof data2 == "string" && ucs2length(data2) < 1) {
            let err5 = { instancePath: instancePath + "/fields/Id", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
          if (Array.isArray(data2) && data2.length < 1) {
            let err6 = { instancePath: instancePath + "/fields/Id", keyword: "minItems", message: "must NOT have fewer than 1 items" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === void 0) {
      let err7 = { instancePath, keyword: "required", message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.ifUnmodifiedSince !== void 0) {
      let data3 = data.ifUnmodifiedSince;
      if (typeof data3 == "string") {
        if (ucs2length(data3) < 1) {
          let err8 = { instancePath: instancePath + "/ifUnmodifiedSince", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/ifUnmodifiedSince", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.handleOwnerChange !== void 0 && typeof data.handleOwnerChange != "boolean") {
      let err10 = { instancePath: instancePath + "/handleOwnerChange", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.triggerOtherEmail !== void 0 && typeof data.triggerOtherEmail != "boolean") {
      let err11 = { instancePath: instancePath + "/triggerOtherEmail", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.triggerUserEmail !== void 0 && typeof data.triggerUserEmail != "boolean") {
      let err12 = { instancePath: instancePath + "/triggerUserEmail", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.useDefaultRule !== void 0 && typeof data.useDefaultRule != "boolean") {
      let err13 = { instancePath: instancePath + "/useDefaultRule", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.allowSaveOnDuplicate !== void 0 && typeof data.allowSaveOnDuplicate != "boolean") {
      let err14 = { instancePath: instancePath + "/allowSaveOnDuplicate", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    data.apiName !== void 0 && (validate1(data.apiName, { instancePath: instancePath + "/apiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length));
  } else {
    let err15 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
export {
  validateCreateRecord,
  validateDeleteRecord,
  validateUpdateRecord
};
