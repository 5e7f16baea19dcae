// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetRecord = validate0;
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
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$", "u");
function validate2(data, { instancePath = "" } = {}) {
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
        if (!pattern1.test(data0)) {
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
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !1, _errs3 = errors;
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
  var _valid0 = _errs3 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.optionalFields === void 0) {
        let err3 = { instancePath, keyword: "required", message: "must have required property 'optionalFields'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data.optionalFields !== void 0) {
        let data1 = data.optionalFields;
        if (typeof data1 == "string" && ucs2length(data1) < 1) {
          let err4 = { instancePath: instancePath + "/optionalFields", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (Array.isArray(data1) && data1.length < 1) {
          let err5 = { instancePath: instancePath + "/optionalFields", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    var _valid0 = _errs5 === errors;
    if (valid1 = valid1 || _valid0, !valid1) {
      let _errs7 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.layoutTypes === void 0) {
          let err6 = { instancePath, keyword: "required", message: "must have required property 'layoutTypes'" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        if (data.layoutTypes !== void 0) {
          let data2 = data.layoutTypes;
          if (typeof data2 == "string" && ucs2length(data2) < 1) {
            let err7 = { instancePath: instancePath + "/layoutTypes", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
          if (Array.isArray(data2) && data2.length < 1) {
            let err8 = { instancePath: instancePath + "/layoutTypes", keyword: "minItems", message: "must NOT have fewer than 1 items" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      }
      var _valid0 = _errs7 === errors;
      valid1 = valid1 || _valid0;
    }
  }
  if (valid1)
    errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
  else {
    let err9 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordId === void 0) {
      let err10 = { instancePath, keyword: "required", message: "must have required property 'recordId'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.recordId !== void 0) {
      let data3 = data.recordId;
      if (validate1(data3, { instancePath: instancePath + "/recordId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data3 == "string" && ucs2length(data3) < 1) {
        let err11 = { instancePath: instancePath + "/recordId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      if (Array.isArray(data3) && data3.length < 1) {
        let err12 = { instancePath: instancePath + "/recordId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
    if (data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.layoutTypes !== void 0) {
      let data6 = data.layoutTypes;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          let err13 = { instancePath: instancePath + "/layoutTypes", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (!(data7 === "Full" || data7 === "Compact")) {
            let err14 = { instancePath: instancePath + "/layoutTypes/" + i0, keyword: "enum", message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
          }
        }
      } else {
        let err15 = { instancePath: instancePath + "/layoutTypes", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.modes !== void 0) {
      let data8 = data.modes;
      if (Array.isArray(data8)) {
        if (data8.length < 1) {
          let err16 = { instancePath: instancePath + "/modes", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        let len1 = data8.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data9 = data8[i1];
          if (!(data9 === "View" || data9 === "Edit" || data9 === "Create")) {
            let err17 = { instancePath: instancePath + "/modes/" + i1, keyword: "enum", message: "must be equal to one of the allowed values" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/modes", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.childRelationships !== void 0) {
      let data10 = data.childRelationships;
      if (Array.isArray(data10)) {
        if (data10.length < 1) {
          let err19 = { instancePath: instancePath + "/childRelationships", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        let len2 = data10.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data11 = data10[i2];
          if (typeof data11 == "string") {
            if (ucs2length(data11) < 1) {
              let err20 = { instancePath: instancePath + "/childRelationships/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
            }
          } else {
            let err21 = { instancePath: instancePath + "/childRelationships/" + i2, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
          }
        }
      } else {
        let err22 = { instancePath: instancePath + "/childRelationships", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
      }
    }
    if (data.forms !== void 0) {
      let data12 = data.forms;
      if (Array.isArray(data12)) {
        if (data12.length < 1) {
          let err23 = { instancePath: instancePath + "/forms", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
        }
        let len3 = data12.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data13 = data12[i3];
          if (typeof data13 == "string") {
            if (ucs2length(data13) < 1) {
              let err24 = { instancePath: instancePath + "/forms/" + i3, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
            }
          } else {
            let err25 = { instancePath: instancePath + "/forms/" + i3, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
          }
        }
      } else {
        let err26 = { instancePath: instancePath + "/forms", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.pageSize !== void 0) {
      let data14 = data.pageSize;
      if (!(typeof data14 == "number" && !(data14 % 1) && !isNaN(data14) && isFinite(data14))) {
        let err27 = { instancePath: instancePath + "/pageSize", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (typeof data14 == "number" && isFinite(data14)) {
        if (data14 > 2e3 || isNaN(data14)) {
          let err28 = { instancePath: instancePath + "/pageSize", keyword: "maximum", message: "must be <= 2000" };
          vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
        }
        if (data14 < 1 || isNaN(data14)) {
          let err29 = { instancePath: instancePath + "/pageSize", keyword: "minimum", message: "must be >= 1" };
          vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
        }
      }
    }
    if (data.updateMru !== void 0 && typeof data.updateMru != "boolean") {
      let err30 = { instancePath: instancePath + "/updateMru", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err30] : vErrors.push(err30), errors++;
    }
  } else {
    let err31 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err31] : vErrors.push(err31), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateGetRecord
};
