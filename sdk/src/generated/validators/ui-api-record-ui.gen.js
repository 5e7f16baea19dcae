// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

var validateGetRecordUi = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data === "Full" || data === "Compact" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data === "View" || data === "Edit" || data === "Create" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum" })), validate3.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$", "u");
function validate4(data, { instancePath = "" } = {}) {
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
  return validate4.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.layoutTypes === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutTypes", keyword: "required" })), data && typeof data == "object" && !Array.isArray(data) && data.modes === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/modes", keyword: "required" })), data && typeof data == "object" && !Array.isArray(data)) {
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
    if (data.layoutTypes !== void 0) {
      let data2 = data.layoutTypes;
      if (Array.isArray(data2)) {
        data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutTypes", keyword: "minItems" }));
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate2(data2[i1], { instancePath: instancePath + "/layoutTypes/" + i1 }) || (errors = (vErrors ??= []).push(...validate2.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutTypes", keyword: "type" });
    }
    if (data.modes !== void 0) {
      let data4 = data.modes;
      if (Array.isArray(data4)) {
        data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/modes", keyword: "minItems" }));
        let len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++)
          validate3(data4[i2], { instancePath: instancePath + "/modes/" + i2 }) || (errors = (vErrors ??= []).push(...validate3.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/modes", keyword: "type" });
    }
    if (data.optionalFields !== void 0 && (validate4(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.childRelationships !== void 0) {
      let data7 = data.childRelationships;
      if (Array.isArray(data7)) {
        data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/childRelationships", keyword: "minItems" }));
        let len3 = data7.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data8 = data7[i3];
          typeof data8 == "string" ? data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/childRelationships/" + i3, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/childRelationships/" + i3, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/childRelationships", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data9 = data.formFactor;
      data9 === "Large" || data9 === "Medium" || data9 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.pageSize !== void 0) {
      let data10 = data.pageSize;
      Number.isInteger(data10) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data10) && (data10 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data10 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateGetRecordUi
};
