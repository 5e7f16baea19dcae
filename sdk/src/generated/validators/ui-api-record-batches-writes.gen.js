// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateExecuteBatchRecordOperations = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 255 characters" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 1 characters" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0];
      typeof data0 != "string" && !Number.isFinite(data0) && typeof data0 != "boolean" && data0 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string,number,boolean,null" }));
    }
  else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.fields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "required", message: "must have required property 'fields'" }));
    for (let key0 in data)
      key0 === "allowSaveOnDuplicate" || key0 === "apiName" || key0 === "fields" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    data.allowSaveOnDuplicate !== void 0 && typeof data.allowSaveOnDuplicate != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/allowSaveOnDuplicate", keyword: "type", message: "must be boolean" })), data.apiName !== void 0 && (validate1(data.apiName, { instancePath: instancePath + "/apiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^(?:[Cc][Rr][Ee][Aa][Tt][Ee]|[Uu][Pp][Dd][Aa][Tt][Ee]|[Dd][Ee][Ll][Ee][Tt][Ee])$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.records === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/records", keyword: "required", message: "must have required property 'records'" })), data.type === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "required", message: "must have required property 'type'" }));
    for (let key0 in data)
      key0 === "records" || key0 === "type" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    if (data.records !== void 0) {
      let data0 = data.records;
      if (Array.isArray(data0)) {
        data0.length > 200 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/records", keyword: "maxItems", message: "must NOT have more than 200 items" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/records", keyword: "minItems", message: "must NOT have fewer than 1 items" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data0[i0], { instancePath: instancePath + "/records/" + i0 }) || (errors = (vErrors ??= []).push(...validate3.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/records", keyword: "type", message: "must be array" });
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      typeof data2 == "string" ? pattern1.test(data2) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "pattern", message: 'must match pattern "^(?:[Cc][Rr][Ee][Aa][Tt][Ee]|[Uu][Pp][Dd][Aa][Tt][Ee]|[Dd][Ee][Ll][Ee][Tt][Ee])$"' })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate4.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.allOrNone === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/allOrNone", keyword: "required", message: "must have required property 'allOrNone'" })), data && typeof data == "object" && !Array.isArray(data) && (data.operations === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operations", keyword: "required", message: "must have required property 'operations'" })), data.operations !== void 0)) {
    let data0 = data.operations;
    Array.isArray(data0) && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operations", keyword: "minItems", message: "must NOT have fewer than 1 items" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.operations === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operations", keyword: "required", message: "must have required property 'operations'" })), data.useDefaultRule !== void 0 && typeof data.useDefaultRule != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/useDefaultRule", keyword: "type", message: "must be boolean" })), data.allOrNone !== void 0 && typeof data.allOrNone != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/allOrNone", keyword: "type", message: "must be boolean" })), data.operations !== void 0) {
      let data3 = data.operations;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate4(data3[i0], { instancePath: instancePath + "/operations/" + i0 }) || (errors = (vErrors ??= []).push(...validate4.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/operations", keyword: "type", message: "must be array" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateExecuteBatchRecordOperations
};
