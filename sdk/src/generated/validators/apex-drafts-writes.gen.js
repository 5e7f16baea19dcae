// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateDeleteDraft = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 80 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 80 characters" })), ucs2length(data) < 3 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 3 characters" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 80 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 80 characters" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) && data.screen === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/screen", keyword: "required", message: "must have required property 'screen'" })), data && typeof data == "object" && !Array.isArray(data) ? (data.screen === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/screen", keyword: "required", message: "must have required property 'screen'" })), data.screen !== void 0 && (validate1(data.screen, { instancePath: instancePath + "/screen" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.about !== void 0 && (validate2(data.about, { instancePath: instancePath + "/about" }) || (errors = (vErrors ??= []).push(...validate2.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate0.errors = vErrors, errors === 0;
}
var validateSaveDraft = validate3;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.screen === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/screen", keyword: "required", message: "must have required property 'screen'" })), data && typeof data == "object" && !Array.isArray(data) && data.content === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/content", keyword: "required", message: "must have required property 'content'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.content === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/content", keyword: "required", message: "must have required property 'content'" })), data.screen === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/screen", keyword: "required", message: "must have required property 'screen'" })), data.screen !== void 0 && (validate1(data.screen, { instancePath: instancePath + "/screen" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.about !== void 0 && (validate2(data.about, { instancePath: instancePath + "/about" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.content !== void 0) {
      let data2 = data.content;
      typeof data2 == "string" ? (ucs2length(data2) > 5e4 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/content", keyword: "maxLength", message: "must NOT have more than 50000 characters" })), ucs2length(data2) < 2 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/content", keyword: "minLength", message: "must NOT have fewer than 2 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/content", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
export {
  validateDeleteDraft,
  validateSaveDraft
};
