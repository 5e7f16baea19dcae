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
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !1, _errs3 = errors;
  data && typeof data == "object" && !Array.isArray(data) && data.fields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "required" }));
  var _valid0 = _errs3 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs4 = errors;
    data && typeof data == "object" && !Array.isArray(data) && data.optionalFields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/optionalFields", keyword: "required" }));
    var _valid0 = _errs4 === errors;
    valid1 = valid1 || _valid0;
  }
  if (valid1 ? (errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null)) : errors = (vErrors ??= []).push({ instancePath, keyword: "anyOf" }), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "required" })), data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        data0.length > 200 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "maxItems" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (errors = (vErrors ??= []).push(...validate1.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "type" });
    }
    data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateGetRecords
};
