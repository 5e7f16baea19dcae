// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCreateListInfo = validate0;
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
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fieldApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'fieldApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.operandLabels === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'operandLabels'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.operator === void 0) {
      let err2 = { instancePath, keyword: "required", message: "must have required property 'operator'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "fieldApiName" || key0 === "label" || key0 === "operandLabels" || key0 === "operator")) {
        let err3 = { instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    if (data.fieldApiName !== void 0) {
      let data0 = data.fieldApiName;
      if (typeof data0 == "string") {
        if (ucs2length(data0) < 1) {
          let err4 = { instancePath: instancePath + "/fieldApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/fieldApiName", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.label !== void 0 && typeof data.label != "string") {
      let err6 = { instancePath: instancePath + "/label", keyword: "type", message: "must be string" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.operandLabels !== void 0) {
      let data2 = data.operandLabels;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          if (typeof data2[i0] != "string") {
            let err7 = { instancePath: instancePath + "/operandLabels/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
      } else {
        let err8 = { instancePath: instancePath + "/operandLabels", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.operator !== void 0) {
      let data4 = data.operator;
      if (typeof data4 == "string") {
        if (ucs2length(data4) < 1) {
          let err9 = { instancePath: instancePath + "/operator", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/operator", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.apiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'apiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "apiName" || key0 === "entityId" || key0 === "relatedEntityId")) {
        let err1 = { instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      if (typeof data0 == "string") {
        if (ucs2length(data0) < 1) {
          let err2 = { instancePath: instancePath + "/apiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/apiName", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.entityId !== void 0) {
      let data1 = data.entityId;
      if (typeof data1 != "string" && data1 !== null) {
        let err4 = { instancePath: instancePath + "/entityId", keyword: "type", message: "must be string,null" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.relatedEntityId !== void 0) {
      let data2 = data.relatedEntityId;
      if (typeof data2 != "string" && data2 !== null) {
        let err5 = { instancePath: instancePath + "/relatedEntityId", keyword: "type", message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.displayColumns === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'displayColumns'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.label === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'label'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.listViewApiName === void 0) {
      let err2 = { instancePath, keyword: "required", message: "must have required property 'listViewApiName'" };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
    if (data.objectApiName === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data0 = data.objectApiName;
      if (validate1(data0, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err4 = { instancePath: instancePath + "/objectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err5 = { instancePath: instancePath + "/objectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.displayColumns !== void 0) {
      let data1 = data.displayColumns;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (ucs2length(data2) < 1) {
              let err6 = { instancePath: instancePath + "/displayColumns/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/displayColumns/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/displayColumns", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.filterLogicString !== void 0) {
      let data3 = data.filterLogicString;
      if (typeof data3 != "string" && data3 !== null) {
        let err9 = { instancePath: instancePath + "/filterLogicString", keyword: "type", message: "must be string,null" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.filteredByInfo !== void 0) {
      let data4 = data.filteredByInfo;
      if (Array.isArray(data4)) {
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate2(data4[i1], { instancePath: instancePath + "/filteredByInfo/" + i1 }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/filteredByInfo", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.includeDefaultAttributes !== void 0 && typeof data.includeDefaultAttributes != "boolean") {
      let err11 = { instancePath: instancePath + "/includeDefaultAttributes", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.label !== void 0) {
      let data7 = data.label;
      if (typeof data7 == "string") {
        if (ucs2length(data7) < 1) {
          let err12 = { instancePath: instancePath + "/label", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/label", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.listShares !== void 0) {
      let data8 = data.listShares;
      if (Array.isArray(data8)) {
        let len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data9 = data8[i2];
          if (typeof data9 == "string") {
            if (ucs2length(data9) < 1) {
              let err14 = { instancePath: instancePath + "/listShares/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          } else {
            let err15 = { instancePath: instancePath + "/listShares/" + i2, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/listShares", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
    if (data.listViewApiName !== void 0 && (validate1(data.listViewApiName, { instancePath: instancePath + "/listViewApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.scope !== void 0 && (validate3(data.scope, { instancePath: instancePath + "/scope" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.visibility !== void 0 && typeof data.visibility != "string") {
      let err17 = { instancePath: instancePath + "/visibility", keyword: "type", message: "must be string" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
  } else {
    let err18 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateDeleteListInfo = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.listViewApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'listViewApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.objectApiName === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data0 = data.objectApiName;
      if (validate1(data0, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err2 = { instancePath: instancePath + "/objectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err3 = { instancePath: instancePath + "/objectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.listViewApiName !== void 0) {
      let data1 = data.listViewApiName;
      if (validate1(data1, { instancePath: instancePath + "/listViewApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/listViewApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/listViewApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var validateUpdateListInfoByName = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.listViewApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'listViewApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.objectApiName === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data0 = data.objectApiName;
      if (validate1(data0, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err2 = { instancePath: instancePath + "/objectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err3 = { instancePath: instancePath + "/objectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.listViewApiName !== void 0 && (validate1(data.listViewApiName, { instancePath: instancePath + "/listViewApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.displayColumns !== void 0) {
      let data2 = data.displayColumns;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          if (typeof data3 == "string") {
            if (ucs2length(data3) < 1) {
              let err4 = { instancePath: instancePath + "/displayColumns/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/displayColumns/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/displayColumns", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.filterLogicString !== void 0) {
      let data4 = data.filterLogicString;
      if (typeof data4 != "string" && data4 !== null) {
        let err7 = { instancePath: instancePath + "/filterLogicString", keyword: "type", message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.filteredByInfo !== void 0) {
      let data5 = data.filteredByInfo;
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate2(data5[i1], { instancePath: instancePath + "/filteredByInfo/" + i1 }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/filteredByInfo", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.includeDefaultAttributes !== void 0 && typeof data.includeDefaultAttributes != "boolean") {
      let err9 = { instancePath: instancePath + "/includeDefaultAttributes", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.label !== void 0) {
      let data8 = data.label;
      if (typeof data8 == "string") {
        if (ucs2length(data8) < 1) {
          let err10 = { instancePath: instancePath + "/label", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/label", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.listShares !== void 0) {
      let data9 = data.listShares;
      if (Array.isArray(data9)) {
        let len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data10 = data9[i2];
          if (typeof data10 == "string") {
            if (ucs2length(data10) < 1) {
              let err12 = { instancePath: instancePath + "/listShares/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/listShares/" + i2, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/listShares", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    if (data.scope !== void 0 && (validate3(data.scope, { instancePath: instancePath + "/scope" }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length)), data.visibility !== void 0 && typeof data.visibility != "string") {
      let err15 = { instancePath: instancePath + "/visibility", keyword: "type", message: "must be string" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
  } else {
    let err16 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var validateUpdateListPreferences = validate6;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fieldApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'fieldApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isAscending === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'isAscending'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "fieldApiName" || key0 === "isAscending" || key0 === "label")) {
        let err2 = { instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.fieldApiName !== void 0) {
      let data0 = data.fieldApiName;
      if (typeof data0 == "string") {
        if (ucs2length(data0) < 1) {
          let err3 = { instancePath: instancePath + "/fieldApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/fieldApiName", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.isAscending !== void 0 && typeof data.isAscending != "boolean") {
      let err5 = { instancePath: instancePath + "/isAscending", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 != "string" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/label", keyword: "type", message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.listViewApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'listViewApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.objectApiName === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data0 = data.objectApiName;
      if (validate1(data0, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err2 = { instancePath: instancePath + "/objectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err3 = { instancePath: instancePath + "/objectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.listViewApiName !== void 0) {
      let data1 = data.listViewApiName;
      if (validate1(data1, { instancePath: instancePath + "/listViewApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/listViewApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/listViewApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.columnWidths !== void 0) {
      let data2 = data.columnWidths;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key0 in data2) {
          let data3 = data2[key0];
          if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
            let err6 = { instancePath: instancePath + "/columnWidths/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be integer" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      else {
        let err7 = { instancePath: instancePath + "/columnWidths", keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.columnWrap !== void 0) {
      let data4 = data.columnWrap;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
        for (let key1 in data4)
          if (typeof data4[key1] != "boolean") {
            let err8 = { instancePath: instancePath + "/columnWrap/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be boolean" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
      } else {
        let err9 = { instancePath: instancePath + "/columnWrap", keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.orderedBy !== void 0) {
      let data6 = data.orderedBy;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate7(data6[i0], { instancePath: instancePath + "/orderedBy/" + i0 }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/orderedBy", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
export {
  validateCreateListInfo,
  validateDeleteListInfo,
  validateUpdateListInfoByName,
  validateUpdateListPreferences
};
