// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetChildRecords = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate2.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$", "u");
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minItems" }));
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      typeof data0 == "string" ? pattern2.test(data0) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordId", keyword: "required" })), data.relationshipName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relationshipName", keyword: "required" })), data.recordId !== void 0 && (validate1(data.recordId, { instancePath: instancePath + "/recordId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.relationshipName !== void 0 && (validate2(data.relationshipName, { instancePath: instancePath + "/relationshipName" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.fields !== void 0 && (validate3(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.optionalFields !== void 0 && (validate3(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.pageSize !== void 0) {
      let data4 = data.pageSize;
      Number.isInteger(data4) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data4) && (data4 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data4 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
    if (data.pageToken !== void 0) {
      let data5 = data.pageToken;
      typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetRecord = validate4;
var pattern3 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minItems" }));
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      typeof data0 == "string" ? pattern3.test(data0) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate5.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordId", keyword: "required" })), data.recordId !== void 0 && (validate1(data.recordId, { instancePath: instancePath + "/recordId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fields !== void 0 && (validate5(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate5.errors))), data.optionalFields !== void 0 && (validate5(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate5.errors))), data.layoutTypes !== void 0) {
      let data3 = data.layoutTypes;
      if (Array.isArray(data3)) {
        data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutTypes", keyword: "minItems" }));
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          data4 === "Full" || data4 === "Compact" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutTypes/" + i0, keyword: "enum" }));
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutTypes", keyword: "type" });
    }
    if (data.modes !== void 0) {
      let data5 = data.modes;
      if (Array.isArray(data5)) {
        data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/modes", keyword: "minItems" }));
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data6 = data5[i1];
          data6 === "View" || data6 === "Edit" || data6 === "Create" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/modes/" + i1, keyword: "enum" }));
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/modes", keyword: "type" });
    }
    if (data.childRelationships !== void 0) {
      let data7 = data.childRelationships;
      if (Array.isArray(data7)) {
        data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/childRelationships", keyword: "minItems" }));
        let len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data8 = data7[i2];
          typeof data8 == "string" ? data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/childRelationships/" + i2, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/childRelationships/" + i2, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/childRelationships", keyword: "type" });
    }
    if (data.forms !== void 0) {
      let data9 = data.forms;
      if (Array.isArray(data9)) {
        data9.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/forms", keyword: "minItems" }));
        let len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data10 = data9[i3];
          typeof data10 == "string" ? data10.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/forms/" + i3, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/forms/" + i3, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/forms", keyword: "type" });
    }
    if (data.pageSize !== void 0) {
      let data11 = data.pageSize;
      Number.isInteger(data11) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data11) && (data11 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data11 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
    data.updateMru !== void 0 && typeof data.updateMru != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/updateMru", keyword: "type" })), data.fields === void 0 && data.optionalFields === void 0 && data.layoutTypes === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "requiredAny" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/optionalFields", keyword: "requiredAny" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutTypes", keyword: "requiredAny" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate4.errors = vErrors, errors === 0;
}
export {
  validateGetChildRecords,
  validateGetRecord
};
