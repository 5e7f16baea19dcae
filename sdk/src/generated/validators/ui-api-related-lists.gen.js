// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetRelatedListCount = validate0;
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
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate2(data, { instancePath = "" } = {}) {
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
    if (!pattern1.test(data)) {
      let err2 = { instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentRecordId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'parentRecordId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.relatedListId === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'relatedListId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.parentRecordId !== void 0) {
      let data0 = data.parentRecordId;
      if (validate1(data0, { instancePath: instancePath + "/parentRecordId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err2 = { instancePath: instancePath + "/parentRecordId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err3 = { instancePath: instancePath + "/parentRecordId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListId !== void 0) {
      let data1 = data.relatedListId;
      if (validate2(data1, { instancePath: instancePath + "/relatedListId" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length), typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/relatedListId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/relatedListId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.maxCount !== void 0) {
      let data2 = data.maxCount;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err6 = { instancePath: instancePath + "/maxCount", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err7 = { instancePath: instancePath + "/maxCount", keyword: "minimum", message: "must be >= 1" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateGetRelatedListInfo = validate3;
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, keyword: "minItems", message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 == "string") {
        if (!pattern2.test(data0)) {
          let err1 = { instancePath: instancePath + "/" + i0, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$"' };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/" + i0, keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be array" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentObjectApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'parentObjectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.relatedListId === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'relatedListId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.parentObjectApiName !== void 0) {
      let data0 = data.parentObjectApiName;
      if (validate2(data0, { instancePath: instancePath + "/parentObjectApiName" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err2 = { instancePath: instancePath + "/parentObjectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err3 = { instancePath: instancePath + "/parentObjectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListId !== void 0) {
      let data1 = data.relatedListId;
      if (validate2(data1, { instancePath: instancePath + "/relatedListId" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length), typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/relatedListId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/relatedListId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fields !== void 0 && (validate4(data.fields, { instancePath: instancePath + "/fields" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.optionalFields !== void 0 && (validate4(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.recordTypeId !== void 0 && (validate1(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.restrictColumnsToLayout !== void 0 && typeof data.restrictColumnsToLayout != "boolean") {
      let err6 = { instancePath: instancePath + "/restrictColumnsToLayout", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
  } else {
    let err7 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var validateGetRelatedListInfoBatch = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentObjectApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'parentObjectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.relatedListNames === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'relatedListNames'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.parentObjectApiName !== void 0) {
      let data0 = data.parentObjectApiName;
      if (validate2(data0, { instancePath: instancePath + "/parentObjectApiName" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err2 = { instancePath: instancePath + "/parentObjectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err3 = { instancePath: instancePath + "/parentObjectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListNames !== void 0) {
      let data1 = data.relatedListNames;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/relatedListNames", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate2(data1[i0], { instancePath: instancePath + "/relatedListNames/" + i0 }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/relatedListNames", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.recordTypeId !== void 0 && (validate1(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var validateGetRelatedListPreferences = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.preferencesId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'preferencesId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.preferencesId !== void 0) {
      let data0 = data.preferencesId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) < 1) {
          let err1 = { instancePath: instancePath + "/preferencesId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/preferencesId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var validateGetRelatedListPreferencesBatch = validate7;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.preferencesIds === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'preferencesIds'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.preferencesIds !== void 0) {
      let data0 = data.preferencesIds;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err1 = { instancePath: instancePath + "/preferencesIds", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (ucs2length(data1) < 1) {
              let err2 = { instancePath: instancePath + "/preferencesIds/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          } else {
            let err3 = { instancePath: instancePath + "/preferencesIds/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/preferencesIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
var validateGetRelatedListRecordsBatch = validate8;
function validate9(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.relatedListId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'relatedListId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "fields" || key0 === "optionalFields" || key0 === "pageSize" || key0 === "relatedListId" || key0 === "sortBy" || key0 === "where")) {
        let err1 = { instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.fields !== void 0 && (validate4(data.fields, { instancePath: instancePath + "/fields" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.optionalFields !== void 0 && (validate4(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.pageSize !== void 0) {
      let data2 = data.pageSize;
      if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
        let err2 = { instancePath: instancePath + "/pageSize", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (typeof data2 == "number" && isFinite(data2) && (data2 < 1 || isNaN(data2))) {
        let err3 = { instancePath: instancePath + "/pageSize", keyword: "minimum", message: "must be >= 1" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListId !== void 0) {
      let data3 = data.relatedListId;
      if (typeof data3 == "string") {
        if (ucs2length(data3) < 1) {
          let err4 = { instancePath: instancePath + "/relatedListId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/relatedListId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.sortBy !== void 0) {
      let data4 = data.sortBy;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          if (typeof data5 == "string") {
            if (ucs2length(data5) < 1) {
              let err6 = { instancePath: instancePath + "/sortBy/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/sortBy/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/sortBy", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.where !== void 0) {
      let data6 = data.where;
      if (typeof data6 == "string") {
        if (ucs2length(data6) < 1) {
          let err9 = { instancePath: instancePath + "/where", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/where", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentRecordId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'parentRecordId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.relatedListParameters === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'relatedListParameters'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.parentRecordId !== void 0) {
      let data0 = data.parentRecordId;
      if (validate1(data0, { instancePath: instancePath + "/parentRecordId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err2 = { instancePath: instancePath + "/parentRecordId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err3 = { instancePath: instancePath + "/parentRecordId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListParameters !== void 0) {
      let data1 = data.relatedListParameters;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate9(data1[i0], { instancePath: instancePath + "/relatedListParameters/" + i0 }) || (vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/relatedListParameters", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
var validateGetRelatedListsCount = validate10;
function validate10(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentRecordId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'parentRecordId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.relatedListNames === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'relatedListNames'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.parentRecordId !== void 0) {
      let data0 = data.parentRecordId;
      if (validate1(data0, { instancePath: instancePath + "/parentRecordId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err2 = { instancePath: instancePath + "/parentRecordId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err3 = { instancePath: instancePath + "/parentRecordId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListNames !== void 0) {
      let data1 = data.relatedListNames;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err4 = { instancePath: instancePath + "/relatedListNames", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate2(data1[i0], { instancePath: instancePath + "/relatedListNames/" + i0 }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/relatedListNames", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.maxCount !== void 0) {
      let data3 = data.maxCount;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err6 = { instancePath: instancePath + "/maxCount", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3))) {
        let err7 = { instancePath: instancePath + "/maxCount", keyword: "minimum", message: "must be >= 1" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var validateGetRelatedListsInfo = validate11;
function validate11(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentObjectApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'parentObjectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.parentObjectApiName !== void 0) {
      let data0 = data.parentObjectApiName;
      if (validate2(data0, { instancePath: instancePath + "/parentObjectApiName" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/parentObjectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/parentObjectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.recordTypeId !== void 0 && (validate1(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
export {
  validateGetRelatedListCount,
  validateGetRelatedListInfo,
  validateGetRelatedListInfoBatch,
  validateGetRelatedListPreferences,
  validateGetRelatedListPreferencesBatch,
  validateGetRelatedListRecordsBatch,
  validateGetRelatedListsCount,
  validateGetRelatedListsInfo
};
