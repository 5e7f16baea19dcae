// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var validateGetRecordAvatars = validate0;
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
    if (data.recordIds === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'recordIds'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err1 = { instancePath: instancePath + "/recordIds", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/recordIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data2 = data.formFactor;
      if (!(data2 === "Large" || data2 === "Medium" || data2 === "Small")) {
        let err3 = { instancePath: instancePath + "/formFactor", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateGetRecordAvatars
};
