// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var validateGetRecords = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minItems" }));
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      typeof data0 == "string" ? pattern1.test(data0) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  data && typeof data == "object" && !Array.isArray(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "type" }));
  let _errs1 = errors, valid0 = !0, _errs2 = errors;
  if (errors === _errs2)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      data.records === void 0 && (missing0 = "records") && (errors = (vErrors ??= []).push({}));
    } else
      errors = (vErrors ??= []).push({});
  var _valid0 = _errs2 === errors;
  errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null);
  let ifClause0;
  if (_valid0) {
    let _errs4 = errors;
    if (data && typeof data == "object" && !Array.isArray(data) && data.records !== void 0) {
      let data0 = data.records;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/records", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.recordIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/recordIds", keyword: "required" })), data1.recordIds !== void 0) {
              let data2 = data1.recordIds;
              if (Array.isArray(data2)) {
                data2.length > 200 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/recordIds", keyword: "maxItems" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/recordIds", keyword: "minItems" }));
                let len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++)
                  validate1(data2[i1], { instancePath: instancePath + "/records/" + i0 + "/recordIds/" + i1 }) || (errors = (vErrors ??= []).push(...validate1.errors));
              } else
                errors = (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/recordIds", keyword: "type" });
            }
            data1.fields !== void 0 && (validate2(data1.fields, { instancePath: instancePath + "/records/" + i0 + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data1.optionalFields !== void 0 && (validate2(data1.optionalFields, { instancePath: instancePath + "/records/" + i0 + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data1.fields === void 0 && data1.optionalFields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/fields", keyword: "requiredAny" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0 + "/optionalFields", keyword: "requiredAny" }));
          } else
            errors = (vErrors ??= []).push({ instancePath: instancePath + "/records/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/records", keyword: "type" });
    }
    var _valid0 = _errs4 === errors;
    valid0 = _valid0, ifClause0 = "then";
  } else {
    let _errs14 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.recordIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "required" })), data.recordIds !== void 0) {
        let data6 = data.recordIds;
        if (Array.isArray(data6)) {
          data6.length > 200 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "maxItems" })), data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "minItems" }));
          let len2 = data6.length;
          for (let i2 = 0; i2 < len2; i2++)
            validate1(data6[i2], { instancePath: instancePath + "/recordIds/" + i2 }) || (errors = (vErrors ??= []).push(...validate1.errors));
        } else
          errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "type" });
      }
      data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.fields === void 0 && data.optionalFields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "requiredAny" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/optionalFields", keyword: "requiredAny" }));
    } else
      errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
    var _valid0 = _errs14 === errors;
    valid0 = _valid0, ifClause0 = "else";
  }
  return valid0 || (errors = (vErrors ??= []).push({ instancePath, keyword: "if" })), validate0.errors = vErrors, errors === 0;
}
export {
  validateGetRecords
};
