// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validatePerformQuickAction = validate0;
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
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "required", message: "must have required property 'actionApiName'" })), data.actionApiName !== void 0) {
      let data0 = data.actionApiName;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "type", message: "must be string" });
    }
    if (data.allowSaveOnDuplicate !== void 0 && typeof data.allowSaveOnDuplicate != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/allowSaveOnDuplicate", keyword: "type", message: "must be boolean" })), data.apiName !== void 0 && (validate1(data.apiName, { instancePath: instancePath + "/apiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.contextId !== void 0) {
      let data3 = data.contextId;
      typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/contextId", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/contextId", keyword: "type", message: "must be string" });
    }
    data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validatePerformUpdateRecordQuickAction = validatePerformQuickAction;
export {
  validatePerformQuickAction,
  validatePerformUpdateRecordQuickAction
};
