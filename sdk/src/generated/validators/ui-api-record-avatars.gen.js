// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var validateGetRecordAvatars = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "required" })), data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (errors = (vErrors ??= []).push(...validate1.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data2 = data.formFactor;
      data2 === "Large" || data2 === "Medium" || data2 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateGetRecordAvatars
};
